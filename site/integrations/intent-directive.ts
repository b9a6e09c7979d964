import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island hydrates when the visitor is about to use it. */
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
