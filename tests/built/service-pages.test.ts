import { expect, test } from 'vitest';
import { routeOf } from '../../contract/paths.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import { ratingWords } from '../../site/lib/rating-words.ts';
import { content, there } from '../content/today.ts';
import { builtPage, textOf } from './built-page.ts';

const serviceOf = (slug: string) =>
  there(content.services.find((service) => service.slug === slug)).data;

const pages = content.pages.flatMap(({ slug, data }) =>
  data.kind === 'service'
    ? {
        path: routeOf(slug),
        page: data,
        set: there(content.pricing.find((set) => set.slug === data.pricing.tiers)).data,
      }
    : [],
);

const categoryPages = content.pages.flatMap(({ slug, data }) => {
  if (data.kind !== 'category') return [];
  const { category, cards, additional } = data;
  const offered = content.services.filter(
    (service) =>
      service.data.category === category && (additional || service.data.listing === 'catalogue'),
  );
  const onTiles = [cards, additional].flatMap((each) => each?.more?.service ?? []);
  return {
    path: routeOf(slug),
    cards: offered.length - onTiles.length,
    tiles: onTiles.length,
    questions: data.faq.items.length,
  };
});

test('there are pages of both kinds', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(categoryPages.length).toBeGreaterThan(0);
});

test.each(pages)('$path shows its packages, per campaign', ({ path, set }) => {
  const $ = builtPage(path);
  expect($('[data-tier]')).toHaveLength(set.tiers.length);
  for (const [index, { name, price, delivery, features }] of set.tiers.entries()) {
    const tier = $('[data-tier]').eq(index);
    const text = tier.text().replace(/\s+/g, ' ');
    const figures = [
      there(content.interface).data.perCampaign,
      `${price.kind === 'up-to' ? `${there(content.interface).data.upTo} ` : ''}${formatMoney(price)}`,
      delivery.kind === 'days' ? String(delivery.days) : delivery.text,
      ...features,
    ];
    expect(tier.find('h3').text()).toBe(name);
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  }
});

test.each(pages)(
  '$path has its bullet points, steps, benefits, questions and badge',
  ({ path, page }) => {
    const $ = builtPage(path);
    expect($('main section:has(h1) ul > li')).toHaveLength(page.hero.bullets.length);
    expect($('main section ol > li:has(h3)')).toHaveLength(page.steps.items.length);
    expect($('[data-benefit]')).toHaveLength(page.benefits?.items.length ?? 0);
    expect($('[data-answer]')).toHaveLength(page.faq.items.length);
    expect(textOf($, 'main section:has(h1)')).toContain(badgeOf(page.hero.badge));
  },
);

test.each(pages)('$path orders the service that its packages belong to', ({ path, page, set }) => {
  const $ = builtPage(path);
  const isOwn = set.service === page.service;
  const links = $('[data-tier] > a[data-button]').toArray();
  const asked = links.map((link) => $(link).attr('href') ?? '');
  expect(asked.every((href) => href.startsWith('/aboutus?item='))).toBe(true);
  expect(asked.map((href) => Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual(
    set.tiers.map(({ id }) => ({ item: `${set.service}:${id}` })),
  );
  const { name } = serviceOf(set.service);
  expect(links.every((link) => $(link).text().includes(name) === !isOwn)).toBe(true);
});

test.each(categoryPages)('$path has $cards cards and $questions questions', (page) => {
  const $ = builtPage(page.path);
  expect($('[data-card="service"]')).toHaveLength(page.cards);
  expect($('[data-more="service"]')).toHaveLength(page.tiles);
  expect($('[data-answer]')).toHaveLength(page.questions);
});

test.each(pages)('$path links to its category and to siblings', ({ path, page }) => {
  const $ = builtPage(path);
  const { category } = serviceOf(page.service);
  const { categories } = there(content.categories).data;
  expect(
    $('main nav ol:has([aria-current]) a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toContain(categories.find(({ id }) => id === category)?.path);
  const siblings = $('[data-card="service"]')
    .toArray()
    .map((card) => $(card).attr('href'));
  expect(siblings.length).toBeGreaterThan(0);
  expect(siblings).not.toContain(path);
});

type Badge = (typeof pages)[number]['page']['hero']['badge'];

function badgeOf(badge: Badge): string {
  if (badge.kind === 'text') return badge.text;
  const rating = there(content.claims).data.ratings[badge.of];
  return `${rating.score} ${ratingWords(rating, there(content.interface).data).after}`;
}
