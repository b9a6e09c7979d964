import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '../../site/lib/format-money.ts';
import { checkContent } from '../../tools/content/check.ts';
import { readContent } from '../../tools/content/read.ts';
import { builtPage, textOf } from '../built/built-page.ts';
import { type Changes, changeEverything } from './changes.ts';
import { ProjectCopy } from './project-copy.ts';

/*
 * What an owner changes in content/ appears on every page where it belongs, and what it replaces
 * appears on none. All changes are made to one copy, which is built once.
 */
let copy: ProjectCopy;
let changes: Changes;
let problems: string[];
/** The text of every built file that people or machines read. */
let texts: { file: string; text: string }[];

beforeAll(() => {
  copy = new ProjectCopy();
  changes = changeEverything(copy);
  problems = checkContent(copy.root);
  if (problems.length > 0) return;
  copy.build();
  texts = copy.texts('dist', 'html', 'md', 'txt', 'xml', 'json', 'webmanifest');
}, 600_000);
afterAll(() => copy.remove(''));

test('the content check finds no problems in the changed content', () => {
  expect(problems).toEqual([]);
});

test('no old price is left, not even in a sentence', () => {
  expect(changes.prices.old.length).toBeGreaterThan(0);
  const articles = copy.texts('content/articles', 'mdx');
  const { content } = readContent(copy.root);
  const toolPages = content.pages.filter(({ data }) => 'tool' in data && data.tool);
  const withTool = toolPages.map(({ slug }) => `dist/${slug}.`);
  for (const price of changes.prices.old) {
    // Examples in articles and tools have amounts of their own.
    const isExample = articles.some(({ text }) => text.includes(price));
    const examples = isExample ? /^dist\/(?:blogs\/|rss|tools\/)/ : /^dist\/tools\//;
    const left = saying(price).filter((each) => !examples.test(each));
    expect(left.filter((each) => !withTool.some((page) => each.startsWith(page)))).toEqual([]);
  }
});

test('a service shows its new price and days on its cards, on its page, in the form and in structured data', () => {
  const { content } = readContent(copy.root);
  for (const { slug, data } of content.services.filter(
    (each) => each.data.listing === 'catalogue',
  )) {
    const [price, days] = [formatMoney(data.price), `${data.days} days`];
    const category = content.categories?.data.categories.find(({ id }) => id === data.category);
    for (const path of ['/services', category?.path ?? '']) {
      const card = page(path)(`[data-card="service"][href="${data.path}"]`);
      // A category page may show one of its services as a tile.
      if (path !== '/services' && card.length === 0) continue;
      expect(card.text().replaceAll(/\s+/g, ' '), `${path} ${slug}`).toContain(price);
      expect(card.text().replaceAll(/\s+/g, ' '), `${path} ${slug}`).toContain(days);
    }
    expect(page('/aboutus')('#enquiry').html(), slug).toContain(price);
    if (content.pricing.some((set) => set.data.service === slug)) continue;
    expect(dataOf(data.path), slug).toContain(`"minPrice":${data.price.amount}`);
  }
});

test('an optional section has the category of its page', () => {
  const { path, heading, category } = changes.estimates;
  const section = page(path)(`section:has(h2:contains("${heading}"))`);
  expect(section.attr('data-category')).toBe(category);
});

test('packages show their new prices and days', () => {
  const { pages, pricing } = readContent(copy.root).content;
  for (const { slug, data } of pages) {
    if (data.kind !== 'service') continue;
    const set = pricing.find((each) => each.slug === data.pricing.tiers)?.data;
    const shown = textOf(page(`/${slug}`), '[data-tier]');
    for (const { price, delivery } of set?.tiers ?? []) {
      expect(shown, slug).toContain(formatMoney(price));
      if (delivery.kind === 'days') expect(shown, slug).toContain(`${delivery.days} days`);
      if (set?.service === data.service) {
        expect(dataOf(`/${slug}`)).toMatch(
          new RegExp(`Price":${price.amount}\\b|price":${price.amount}\\b`),
        );
      }
    }
  }
});

test('a page whose packages have no timelines still says what happens after an order', () => {
  const { path, heading } = changes.untimed;
  expect(page(path)(`main h3:contains("${heading}")`)).toHaveLength(1);
});

test('a question is changed, removed and added, on the page and in its structured data', () => {
  const { path, changed, removed, added, count } = changes.question;
  const $ = page(path);
  expect($('[data-answer]')).toHaveLength(count);
  for (const said of [textOf($, 'details'), dataOf(path)]) {
    expect(said).toContain(changed);
    expect(said).toContain(added.answer);
  }
  // Other pages may ask the same question.
  expect(saying(removed).filter((each) => each.startsWith(`dist${path}.`))).toEqual([]);
});

test('a review is changed, removed and added, on its page and on the page of all reviews', () => {
  const { changed, removed, added } = changes.review;
  const all = textOf(page('/testimonials'), 'main');
  for (const words of [changed, added.text, added.name]) expect(all).toContain(words);
  expect(saying(added.text).length).toBeGreaterThan(2);
  expect(saying(removed)).toEqual([]);
});

test('a member of the team is changed, removed and added', () => {
  const { added, removed, role } = changes.member;
  const home = textOf(page('/'), 'main');
  expect(home).toContain(added.name);
  expect(home).toContain(role);
  expect(home).not.toContain(removed);
});

test('a footer link is changed, removed and added, on every page', () => {
  const { added, changed, removed } = changes.link;
  for (const path of ['/', '/services', '/blogs', changes.question.path, '/404']) {
    const footer = page(path)('body > footer nav');
    const labels = footer
      .find('a')
      .toArray()
      .map((link) => page(path)(link).text().trim());
    expect(labels, path).toEqual(expect.arrayContaining([changed, added.label]));
    expect(footer.find(`a[href="${removed.path}"]`), path).toHaveLength(0);
  }
});

test('a redirect is changed, removed and added', () => {
  const { added, changed, removed } = changes.redirect;
  const rows = copy
    .read('dist/_redirects')
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  expect(rows).toContainEqual([added, '/aboutus', '301']);
  expect(rows).toContainEqual([changed, '/services', '301']);
  expect(rows.map(([from]) => from)).not.toContain(removed);
  expect(existsSync(join(copy.root, `dist${removed}.html`))).toBe(false);
});

test('an offer is changed with its date, removed and added, in the pop-up and on its page', () => {
  const { promo, added, path, removed } = changes.offer;
  const running = textOf(page('/'), 'dialog [data-offer="running"]');
  expect(running).toContain(`${promo.percent}%`);
  expect(running).not.toContain(`${promo.old}%`);
  expect(running).toContain(promo.date);
  expect(textOf(page('/services'), '#services-panel')).toContain(promo.date);
  expect(textOf(page('/'), 'dialog [data-offer="ended"]')).toContain(added);
  expect(textOf(page(path), 'main')).toContain(added);
  expect(saying(removed)).toEqual([]);
});

test('a language is changed, removed and added', () => {
  const { added, removed, changed } = changes.language;
  const menus = texts.filter(({ text }) => text.includes(added.native));
  expect(menus.length).toBeGreaterThan(0);
  for (const { text } of menus) {
    expect(text).toContain(changed);
    expect(text).not.toContain(removed.native);
  }
});

test('a topic is renamed, removed with its page, and added with its first article', () => {
  const { removed, renamed, added, empty } = changes.topic;
  const filter = page('/blogs');
  expect(textOf(filter, `main a[href="/blogs/topics/${renamed?.id}"]`)).toMatch(/^Renamed topic/);
  expect(textOf(page(`/blogs/topics/${renamed?.id}`), 'h1')).toContain('Renamed topic');
  expect(textOf(page(`/blogs/topics/${added}`), 'main')).toContain(changes.article.title);
  expect(sitemapPaths()).toContain(`/blogs/topics/${added}`);
  for (const gone of [removed.id, empty]) expect(saying(`/blogs/topics/${gone}`)).toEqual([]);
});

test('an article without a drawing has its page, card, feed entry, share image and search entry', () => {
  const { path, title } = changes.article;
  expect(textOf(page(path), 'h1')).toBe(title);
  const card = page('/blogs')(`main a[href="${path}"]`);
  expect(card.text()).toContain(title);
  expect(card.find('img')).toHaveLength(0);
  expect(existsSync(join(copy.root, `dist/pictures${path}.png`))).toBe(true);
  expect(sitemapPaths()).toContain(path);
  expect(copy.read('dist/llms.txt')).toContain(`${path}.md`);
  const item = load(copy.read('dist/rss.xml'), { xml: true })('item').first();
  expect(item.find('title').text()).toBe(title);
  expect(item.find('content\\:encoded').text()).toContain('Look at the grass.');
});

test('a new service with its page is in the catalogue, the form, the sitemap and llms.txt', () => {
  const { content } = readContent(copy.root);
  const catalogue = content.services.filter(({ data }) => data.listing === 'catalogue');
  expect(page('/services')('#services li')).toHaveLength(catalogue.length);
  for (const { id, name, path, scene, category } of changes.added) {
    const card = page('/services')(`[data-card="service"][href="${path}"]`);
    expect(card.find('h3').text()).toBe(name);
    expect(card.find('img').attr('src')).toBe(scene && `/artwork/${scene}.svg`);
    // A card without a scene is light, even on a dark band.
    expect(card.parent().hasClass('on-paper')).toBe(!scene);
    const ofCategory = content.categories?.data.categories.find((each) => each.id === category);
    expect(page(ofCategory?.path ?? '')(`a[href="${path}"]`).length, name).toBeGreaterThan(0);
    expect(page('/aboutus')(`option[value="${id}"]`)).toHaveLength(1);
    expect(page(path)('main section:has(h1) svg').length, name).toBeGreaterThan(0);
    expect(existsSync(join(copy.root, `dist/pictures${path}.png`))).toBe(true);
    expect(dataOf(path)).toContain(`"name":"${name}"`);
    expect(sitemapPaths()).toContain(path);
    expect(copy.read('dist/llms.txt')).toContain(`[${name}, £135]`);
  }
});

test('a plain page needs only one file', () => {
  const { path, headline, sections } = changes.plain;
  expect(textOf(page(path), 'h1')).toBe(headline);
  expect(page(path)('main h3 ~ p')).toHaveLength(sections);
  expect(page(path)('meta[name="robots"]')).toHaveLength(0);
  expect(sitemapPaths()).toContain(path);
});

test('a retired service appears nowhere, and its URL redirects', () => {
  const { slug, path, to } = changes.retired;
  expect(sitemapPaths()).not.toContain(path);
  expect(copy.read('dist/llms.txt')).not.toContain(`${path}.md`);
  expect(page('/aboutus')(`option[value="${slug}"]`)).toHaveLength(0);
  for (const { file, text } of texts.filter((each) => each.file.endsWith('.html'))) {
    const $ = load(text);
    expect($(`[data-card="service"][href="${path}"]`).length, file).toBe(0);
    expect($(`#services-panel a[href="${path}"]`).length, file).toBe(0);
  }
  expect(copy.read('dist/_redirects')).toContain(`${path} ${to} 301`);
});

test('the company has its new name, phone, email and addresses everywhere, and no old ones', () => {
  const { current, old } = changes.company;
  for (const { file, text } of texts.filter(isPage)) {
    const $ = load(text);
    expect(textOf($, 'body > header'), file).toContain(current.name);
    expect(textOf($, 'head > title').length, file).toBeLessThanOrEqual(60);
    expect(textOf($, 'body > footer'), file).toContain(current.phone.display);
    expect(textOf($, 'body > footer'), file).toContain(current.footer[0]);
    expect($('body > footer').html(), file).toContain(current.email);
  }
  expect(textOf(page('/aboutus'), 'main')).toContain(current.letters[0]);
  expect(dataOf('/')).toContain(`"telephone":"${current.phone.display}"`);
  for (const file of ['dist/llms.txt', 'dist/manifest.webmanifest', 'dist/rss.xml']) {
    expect(copy.read(file), file).toMatch(/Frost &(?:amp;)? Sons of Harrogate/);
  }
  expect(old.flatMap((words) => saying(words ?? ''))).toEqual([]);
});

const pages = new Map<string, ReturnType<typeof builtPage>>();

function page(path: string) {
  const $ = pages.get(path) ?? builtPage(path, join(copy.root, 'dist'));
  pages.set(path, $);
  return $;
}

/** The structured data of a page. */
function dataOf(path: string): string {
  return page(path)('script[type="application/ld+json"]').text();
}

/** Files that contain these words, but not as part of longer words. */
function saying(words: string): string[] {
  const whole = new RegExp(`(?<![\\w£$])${RegExp.escape(words)}(?![\\d,]*\\d|\\w)`);
  return texts.filter(({ text }) => whole.test(text)).map(({ file }) => `${file}: ${words}`);
}

/** The paths in the sitemap. */
function sitemapPaths(): string[] {
  return [...copy.read('dist/sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/**
 * Whether a file is a page of the site. Redirects for hosts without the server have no header or
 * footer.
 */
function isPage({ file, text }: { file: string; text: string }): boolean {
  return file.endsWith('.html') && text.includes('<footer');
}
