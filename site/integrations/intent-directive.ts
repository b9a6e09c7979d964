import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:intent`, which hydrates an island when the visitor is about to use it.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/directives/intent.ts' });
      },
    },
  };
}
