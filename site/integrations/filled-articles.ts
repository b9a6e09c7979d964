import type { AstroIntegration } from 'astro';
import { readFills } from '../content/with-figures.ts';

/** Fills in what articles name in braces, before MDX would take it for an expression. */
export function filledArticles(): AstroIntegration {
  return {
    name: 'filled-articles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const plugin = {
  name: 'filled-articles',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/content\/articles\/[^/]+\.mdx$/ },
    async handler(code: string) {
      const { fillFigures, fillCompany } = await readFills();
      // The fields above the text are filled in by their loader, as YAML.
      const body = code.indexOf('\n---', 3);
      return { code: code.slice(0, body) + fillCompany(fillFigures(code.slice(body))), map: null };
    },
  },
};
