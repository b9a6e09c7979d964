import type { AstroIntegration } from 'astro';

/**
 * Adds `client:intent`: an island hydrates when the visitor reaches for it; and `client:shortcut`,
 * which also does so on the keys that open the search.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/directives/intent.ts' });
        addClientDirective({ name: 'shortcut', entrypoint: './site/directives/shortcut.ts' });
      },
    },
  };
}
