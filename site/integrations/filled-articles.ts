import type { AstroIntegration } from 'astro';
import { readFills } from '../content/with-figures.ts';

/** Fills in placeholders in articles, before MDX would parse them as expressions. */
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
      // The loader fills in the front matter, as YAML.
      const body = code.indexOf('\n---', 3);
      return { code: code.slice(0, body) + fillCompany(fillFigures(code.slice(body))), map: null };
    },
  },
};
