import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as cheerio from 'cheerio';

const dist = join(import.meta.dirname, '../../dist');

/** A page as the build wrote it: `builtPage('/localseo')`. */
export function builtPage(path: string, folder = dist): cheerio.CheerioAPI {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return cheerio.load(readFileSync(join(folder, file), 'utf8'));
}

/** Visible words with single spaces. */
export function textOf($: cheerio.CheerioAPI, selector: string): string {
  return $(selector).text().replace(/\s+/g, ' ').trim();
}
