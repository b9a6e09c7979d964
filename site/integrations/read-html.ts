import * as cheerio from 'cheerio';

/**
 * A built page, parsed in half the time that a browser's algorithm takes. The content of noscript
 * is parsed as elements.
 */
export function readHtml(html: string): cheerio.CheerioAPI {
  return cheerio.load(html, { xml: { xmlMode: false } });
}
