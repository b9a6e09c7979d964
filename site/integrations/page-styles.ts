import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as cheerio from 'cheerio';
import { PurgeCSS } from 'purgecss';
import { splitPrint, withoutUnusedProperties } from './styles/css-parts.ts';
import { readIslandScripts } from './styles/island-scripts.ts';
import { namesInPage } from './styles/names-in-page.ts';

/**
 * Leaves in each page's inline styles only the rules that the page or one of its islands can use.
 * A rule stays when its names occur in the page's HTML or in the code of an island on it. What is
 * for paper only goes into one file for the whole site, which after-paint.ts fetches.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const scripts = await readIslandScripts(join(dist, '_astro'));
        for (const { pathname } of pages) {
          const route = pathname.replace(/\/$/, '');
          await trim(dist, join(dist, route === '' ? 'index.html' : `${route}.html`), scripts);
        }
        logger.info(`Trimmed the styles of ${pages.length} pages.`);
      },
    },
  };
}

async function trim(dist: string, file: string, scripts: Map<string, string>): Promise<void> {
  const html = await readFile(file, 'utf8');
  const $ = cheerio.load(html);
  // The site's styles; a page may carry a few sizes from its content besides.
  const [style = ''] = $('head style')
    .toArray()
    .map((element) => $(element).text())
    .sort((one, other) => other.length - one.length);
  const { screen, print } = splitPrint(style);
  const printFile = `/_astro/print.${digest(print)}.css`;
  await writeFile(join(dist, printFile), print);
  const islands = $('astro-island')
    .toArray()
    .map((island) => scripts.get($(island).attr('component-url') ?? '') ?? '');
  const trimmed = await purge(screen, withoutStyles(html), islands.join('\n'));
  await writeFile(
    file,
    html
      .replace(style, () => withoutUnusedProperties(trimmed))
      .replace('</head>', `${noscript(printFile)}</head>`),
  );
}

/** With scripts, after-paint.ts reads the address. */
function noscript(address: string): string {
  const link = `<link rel="stylesheet" media="print" href="${address}">`;
  return `<noscript data-print="${address}">${link}</noscript>`;
}

async function purge(css: string, html: string, islands: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: islands, extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [
      { extensions: ['html'], extractor: namesInPage },
      { extensions: ['js'], extractor: (text) => text.match(/[\w-/:.[\]%()#,]+/g) ?? [] },
    ],
    fontFace: false,
    keyframes: true,
    variables: true,
    safelist: {
      standard: [/^:/, 'dir', 'rtl', 'fonts'],
      deep: [/data-live/, /data-paused/, /data-panel/],
      // Drawings take their colours from attributes: fill="var(--color-orange)".
      variables: `${html}${islands}`.match(/--[a-z][\w-]*/g) ?? [],
    },
  });
  return result?.css ?? css;
}

function withoutStyles(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
