import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageFile } from './page-file.ts';
import {
  type CssParts,
  splitStyles,
  themeOf,
  variablesRead,
  withValues,
} from './styles/css-parts.ts';
import { readIslandScripts } from './styles/island-scripts.ts';
import { styleTrimmer } from './styles/trim-styles.ts';

/**
 * Leaves in each page's inline styles only the rules that the page or one of its islands can use.
 * What shows only once the visitor does something, and what is for paper only, goes into one file
 * for the whole site, which after-paint.ts fetches.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const scripts = await readIslandScripts(join(dist, '_astro'));
        const split = onceEach(splitStyles);
        const styled = await Promise.all(
          pages.map(async ({ pathname }) => {
            const file = join(dist, pageFile(pathname));
            return readStyles(file, await readFile(file, 'utf8'), split);
          }),
        );
        const read = [...new Set(styled.flatMap(({ later, print }) => [...later, print]))].join('');
        const theme = themeOf([...new Set(styled.map(({ style }) => style))].join(''));
        const trimmed = styleTrimmer(variablesRead(read).filter((name) => !theme.has(name)));
        const kept: string[] = [];
        for (const { first, html, islands } of styled) {
          const code = islands.map((address) => scripts.get(address) ?? '').join('\n');
          kept.push(await trimmed(first, withoutStyles(html), code));
        }
        const link = await writeLater(dist, withValues(read, theme, kept));
        for (const [index, { file, html, style }] of styled.entries()) {
          const page = html.replace(style, () => kept[index] ?? '');
          await writeFile(file, page.replace('</head>', `${link}</head>`));
        }
        logger.info(`Trimmed the styles of ${pages.length} pages.`);
      },
    },
  };
}

type StyledPage = CssParts & {
  file: string;
  html: string;
  /** All of its styles, as they stand in the HTML. */
  style: string;
  /** Addresses of its islands' scripts. */
  islands: string[];
};

function readStyles(file: string, html: string, split: typeof splitStyles): StyledPage {
  const head = html.slice(0, html.indexOf('</head>'));
  // The site's styles; a page may carry a few sizes from its content besides.
  const [style = ''] = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .sort((one, other) => other.length - one.length);
  const islands = [...html.matchAll(/<astro-island [^>]*?component-url="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  return { file, html, style, islands, ...split(style) };
}

/** Articles share their styles, and so do pages of other kinds. */
function onceEach<T>(act: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? act(text);
    known.set(text, result);
    return result;
  };
}

/** Writes what comes later into a file of its own, and returns how a page asks for it. */
async function writeLater(dist: string, css: string): Promise<string> {
  const href = `/_astro/later.${digest(css)}.css`;
  await writeFile(join(dist, href), css);
  // With scripts, after-paint.ts reads the address.
  return `<noscript data-later="${href}"><link rel="stylesheet" href="${href}"></noscript>`;
}

function withoutStyles(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
