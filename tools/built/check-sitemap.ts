import * as cheerio from 'cheerio';
import type { Built } from './read-built.ts';

/** Sitemap, robots.txt, llms.txt and security.txt list what exists and nothing else. */
export function checkSitemap({ found, text }: Built, now = new Date()): string[] {
  const addresses = found.map(({ $ }) => $('link[rel="canonical"]').attr('href') ?? '');
  const $ = cheerio.load(text('/sitemap.xml'), { xml: true });
  const listed = $('url > loc')
    .toArray()
    .map((loc) => $(loc).text());
  const dates = $('url > lastmod')
    .toArray()
    .map((date) => $(date).text());
  const sitemap = new URL('/sitemap.xml', addresses[0]).href;
  const llms = text('/llms.txt');
  const twins = found.map(({ $: page }) => page('link[type="text/markdown"]').attr('href') ?? '');
  return [
    ...differences('sitemap.xml', listed, addresses),
    ...dates
      .filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || new Date(date) > now)
      .map((date) => `sitemap.xml: ${date} is not a past date`),
    ...(text('/robots.txt').includes(`Sitemap: ${sitemap}\n`) ? [] : ['robots.txt: no sitemap']),
    ...twins.filter((twin) => !llms.includes(`${twin})`)).map((twin) => `llms.txt: no ${twin}`),
    ...checkSecurity(text('/.well-known/security.txt'), now),
  ];
}

function checkSecurity(text: string, now: Date): string[] {
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const isCurrent = expires > now && expires.getTime() - now.getTime() < 366 * 86_400_000;
  return [
    ...(isCurrent ? [] : ['security.txt: it has expired, or expires in more than a year']),
    ...(/^Contact: (?:mailto|https):/m.test(text) ? [] : ['security.txt: it names no contact']),
  ];
}

function differences(file: string, is: string[], should: string[]): string[] {
  return [
    ...should.filter((each) => !is.includes(each)).map((each) => `${file}: ${each} is missing`),
    ...is.filter((each) => !should.includes(each)).map((each) => `${file}: ${each} is not a page`),
    ...(new Set(is).size === is.length ? [] : [`${file}: it contains a URL twice`]),
  ];
}
