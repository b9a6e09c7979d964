import * as cheerio from 'cheerio';

/**
 * A built page, parsed in half the time that a browser's algorithm takes. What is in noscript is
 * elements.
 */
export function readHtml(html: string): cheerio.CheerioAPI {
  return cheerio.load(html, { xml: { xmlMode: false } });
}
