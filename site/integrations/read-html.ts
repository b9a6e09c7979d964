import * as cheerio from 'cheerio';

/**
 * A built page, read in half the time that reading as browsers do takes. What stands in noscript is
 * elements.
 */
export function readHtml(html: string): cheerio.CheerioAPI {
  return cheerio.load(html, { xml: { xmlMode: false } });
}
