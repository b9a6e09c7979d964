import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as cheerio from 'cheerio';

const dist = join(import.meta.dirname, '../../dist');

/**
 * A page as the build wrote it: `builtPage('/localseo')`. Throws if the site hasn't been built.
 */
export function builtPage(path: string, folder = dist): cheerio.CheerioAPI {
  if (!existsSync(folder)) throw new Error('The site has not been built. Run: npm run build');
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return cheerio.load(readFileSync(join(folder, file), 'utf8'));
}

/** The visible text, with single spaces. */
export function textOf($: cheerio.CheerioAPI, selector: string): string {
  return $(selector).text().replace(/\s+/g, ' ').trim();
}
