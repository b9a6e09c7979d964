import type { AstroIntegration } from 'astro';
import { readFills } from '../content/with-figures.ts';

/** Fills in the placeholders in articles before MDX can parse them as expressions. */
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
      // The front matter is YAML, and the loader fills it in.
      const body = code.indexOf('\n---', 3);
      return { code: code.slice(0, body) + fillCompany(fillFigures(code.slice(body))), map: null };
    },
  },
};
