import { expect, test } from 'vitest';
import { routeOf } from '../../contract/paths.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';
import { content, prices, there } from '../content/today.ts';
import { builtPage, textOf } from './built-page.ts';

const { pages } = readBuilt(root);
const serviceOf = (slug: string) =>
  there(content.services.find((service) => service.slug === slug)).data;

const packagePages = content.pages.flatMap(({ slug, data }) => {
  if (data.kind !== 'service') return [];
  const set = there(content.pricing.find((each) => each.slug === data.pricing.tiers)).data;
  const isOwn = set.service === data.service;
  return [{ path: routeOf(slug), service: serviceOf(data.service), isOwn }];
});

/**
 * Links that order something. The last tile of a grid only asks a question, unless it is a
 * service's.
 */
const orders = '[data-button][href$="#enquiry"], [data-card] a[href$="#enquiry"]';
const asks = '[data-more="link"] *';

test('each order button says that no payment is due yet', () => {
  const silent = pages.flatMap(({ path, $ }) =>
    $(`main :is(${orders}):not(${asks})`)
      .toArray()
      .filter((button) => {
        // Packages side by side share one sentence.
        const block = $(button).closest(
          '[data-tiers], :is(article, section, dialog):not([data-tier])',
        );
        return !block.text().includes(prices.noPayment);
      })
      .map((button) => `${path}: ${$(button).text()}`),
  );
  expect(silent).toEqual([]);
  const ordering = pages.filter(({ $ }) => $(`main :is(${orders})`).length > 0);
  expect(ordering.length).toBeGreaterThan(packagePages.length);
});

test('each card of a service has a link that adds it to the plan', () => {
  const sections = pages.flatMap(({ path, $ }) =>
    $('main section:has([data-card="service"])')
      .toArray()
      .map((section) => ({
        path,
        cards: $(section).find('[data-card="service"]').length,
        links: $(section).find('[data-plan-add]').length,
      })),
  );
  expect(sections.length).toBeGreaterThan(packagePages.length);
  expect(sections.filter(({ cards, links }) => links < cards)).toEqual([]);
});

test('no card has two currencies', () => {
  const cards = pages.flatMap(({ path, $ }) =>
    $('[data-card], [data-tier], [data-managed], [data-more]')
      .toArray()
      .map((card) => ({ path, text: $(card).text() })),
  );
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({ text }) => /£\d/.test(text) && /\$\d/.test(text))).toEqual([]);
});

test.each(packagePages)('$path says what managed work costs and includes', ({ path, service }) => {
  const $ = builtPage(path);
  const card = textOf($, '[data-managed]');
  const { name, once } = prices.managed;
  const { includes, costsMore } = service.managed;
  const said = [name, formatMoney(service.price), once, costsMore, ...includes];
  expect(said.filter((words) => !card.includes(words))).toEqual([]);
});

test.each(packagePages)('$path shows its own price first', ({ path, isOwn }) => {
  const $ = builtPage(path);
  const kinds = $('#prices :is([data-managed], [data-tier])')
    .toArray()
    .map((card) => $(card).attr('data-managed') ?? 'tier');
  const tiers = kinds.filter((kind) => kind === 'tier');
  expect(tiers.length).toBeGreaterThan(0);
  expect(kinds).toEqual(isOwn ? [...tiers, 'beside'] : ['main', ...tiers]);
  expect(textOf($, '#prices').includes(prices.choice.heading)).toBe(isOwn);
  expect($('main section:has(h1) a[href="#prices"]').length > 0).toBe(isOwn);
});

test.each(packagePages)(
  '$path mentions VAT and the guarantee beside its prices, and says how an order begins',
  ({ path }) => {
    const $ = builtPage(path);
    const text = textOf($, '#prices');
    for (const words of [prices.vat.text, prices.guarantee.text]) expect(text).toContain(words);
    for (const { title } of prices.quote.steps) expect(textOf($, 'main')).toContain(title);
    expect($(`#prices a[href="${prices.guarantee.link.path}"]`)).toHaveLength(1);
  },
);

const detailPages = content.pages.flatMap(({ slug, data }) =>
  data.kind === 'detail' ? [{ path: routeOf(slug), service: serviceOf(data.service) }] : [],
);

test.each(detailPages)(
  '$path shows its terms, VAT and the guarantee beside its price',
  ({ path, service }) => {
    const $ = builtPage(path);
    const hero = 'main section:has(h1)';
    const text = textOf($, hero);
    const { name, once } = prices.managed;
    const said = [name, formatMoney(service.price), once, service.managed.costsMore];
    for (const words of [...said, prices.vat.text, prices.guarantee.text]) {
      expect(text).toContain(words);
    }
    expect($(`${hero} a[href="${prices.guarantee.link.path}"]`)).toHaveLength(1);
  },
);

test('a list of cards mentions VAT and the guarantee once', () => {
  const lists = content.pages.flatMap(({ slug, data }) =>
    ['category', 'services', 'copywriting', 'sourcing'].includes(data.kind) ? [routeOf(slug)] : [],
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const path of lists) {
    const $ = builtPage(path);
    const { label, path: conditions } = prices.guarantee.link;
    const link = $(`main a[href="${conditions}"]`).filter((_, each) => $(each).text() === label);
    expect(link, path).toHaveLength(1);
    expect(link.parent().text(), path).toContain(prices.vat.text);
  }
});
