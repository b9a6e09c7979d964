import { brotliCompressSync } from 'node:zlib';
import * as cheerio from 'cheerio';

/** What a page's HTML consists of, in compressed bytes. What is left over is the head. */
export type Breakdown = {
  styles: number;
  drawings: number;
  structuredData: number;
  header: number;
  footer: number;
  /** Text and structure of the page's own part. */
  words: number;
};

const parts: Record<keyof Breakdown, string> = {
  styles: 'style',
  drawings: 'main svg',
  structuredData: 'script[type="application/ld+json"]',
  header: 'header.site-header',
  footer: 'footer',
  words: 'main',
};

/** How much smaller the compressed page is without each part; drawings are taken out of the words. */
export function breakDown(html: string): Breakdown {
  const whole = size(html);
  const without = (selector: string) => {
    const $ = cheerio.load(html);
    $(selector).remove();
    return whole - size($.html());
  };
  const found = Object.fromEntries(
    Object.entries(parts).map(([part, selector]) => [part, without(selector)]),
  );
  const { styles = 0, drawings = 0, structuredData = 0, header = 0, footer = 0, words = 0 } = found;
  return { styles, drawings, structuredData, header, footer, words: words - drawings };
}

const size = (text: string) => brotliCompressSync(text).length;
