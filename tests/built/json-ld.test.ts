import { expect, test } from 'vitest';
import { routeOf } from '../../contract/paths.ts';
import type { Tier } from '../../site/schemas/pricing.ts';
import {
  asArray,
  isNode,
  type JsonLdNode,
  jsonLdNodes,
  typesOf,
} from '../../tools/built/json-ld-nodes.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';
import { builtPage, textOf } from './built-page.ts';

const built = readBuilt(root);

test('no page marks up a rating', () => {
  const marked = built.pages.filter(({ $ }) =>
    $('script[type="application/ld+json"]')
      .text()
      .match(/aggregateRating|reviewRating|"Review"/i),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test('the home and contact pages name the company with its contact points', () => {
  for (const path of ['/', '/aboutus']) {
    const company = node(path, 'Organization');
    const footer = textOf(builtPage(path), 'body > footer');
    const [point] = asArray(company['contactPoint']).filter(isNode);
    expect(footer).toContain(String(point?.['telephone']));
    expect(footer).toContain(String(point?.['email']));
    expect(asArray(company['sameAs'])).toEqual(
      readContent(root).content.company?.data.social.map(({ url }) => url),
    );
  }
});

test('offers have the prices and days of their own packages, or of the card in its currency', () => {
  const { content } = readContent(root);
  const services = new Map(content.services.map(({ slug, data }) => [slug, data]));
  for (const { slug, data } of content.pages) {
    if (data.kind !== 'service' && data.kind !== 'detail') continue;
    const set = content.pricing.find(
      (each) => data.kind === 'service' && each.slug === data.pricing.tiers,
    )?.data;
    const isOwn = set?.service === data.service;
    const { price, days } = services.get(data.service) ?? {};
    const card = { least: price?.amount, currency: price?.currency, days };
    expect(offers(routeOf(slug)), slug).toEqual(isOwn ? set?.tiers.map(tierOffer) : [card]);
  }
});

function tierOffer({ name, price, delivery }: Tier): Said {
  const { kind, amount, currency } = price;
  return {
    name,
    ...(kind === 'fixed' ? { price: amount } : { most: amount }),
    currency,
    ...(delivery.kind === 'days' ? { days: delivery.days } : {}),
  };
}

test('every offer matches the package it names, or the price on the page', () => {
  for (const { path, $ } of built.found.filter((page) => page.$('[data-tier]').length > 0)) {
    for (const [index, offer] of offers(path).entries()) {
      if (offer.least) {
        expect($('main').text(), path).toContain(`£${offer.least.toLocaleString('en-GB')}`);
        continue;
      }
      const tier = $('[data-tier]').eq(index);
      const price = `$${(offer.price ?? offer.most)?.toLocaleString('en-GB')}`;
      expect(tier.find('h3').text(), path).toBe(offer.name);
      expect(tier.find('b').text(), path).toContain(price);
      if (offer.days) expect(tier.text()).toContain(`${offer.days} day`);
    }
  }
});

test('answers are complete: each contains everything that its question reveals', () => {
  const words = (text: string) => text.replace(/\s+/g, '');
  for (const { path, $ } of built.found.filter((page) => page.$('[data-answer]').length > 0)) {
    const said = asArray(node(path, 'FAQPage')['mainEntity']).filter(isNode);
    for (const [index, question] of said.entries()) {
      const answer = isNode(question['acceptedAnswer']) ? question['acceptedAnswer']['text'] : '';
      expect(words(String(answer)), path).toBe(words($('details [data-answer]').eq(index).text()));
    }
  }
});

test('lists contain what their pages show, in page order', () => {
  const { pages } = readContent(root).content;
  const categories = pages.filter(({ data }) => data.kind === 'category');
  for (const path of ['/services', ...categories.map(({ slug }) => routeOf(slug))]) {
    const $ = builtPage(path);
    const cards = $('main section:has([data-card="service"])')
      .first()
      .find('[data-card="service"], [data-more="service"] a')
      .toArray()
      .map((card) => $(card).attr('href'));
    const listed = asArray(node(path, 'ItemList')['itemListElement']).filter(isNode);
    expect(
      listed.map(({ url }) => new URL(String(url)).pathname),
      path,
    ).toEqual(cards);
  }
});

function node(path: string, type: string): JsonLdNode {
  const nodes = jsonLdNodes(builtPage(path));
  const found = nodes.find((each) => each['@type'] === type);
  if (!found) throw new Error(`${path} has ${typesOf(nodes).join(', ')}, but no ${type}`);
  return found;
}

type Said = Partial<Record<'price' | 'least' | 'most' | 'days', number>> & {
  name?: string;
  currency?: string;
};

function offers(path: string): Said[] {
  return asArray(node(path, 'Service')['offers'])
    .filter(isNode)
    .map((offer) => {
      const range = isNode(offer['priceSpecification']) ? offer['priceSpecification'] : {};
      const lead = isNode(offer['deliveryLeadTime']) ? offer['deliveryLeadTime'] : {};
      const said = {
        name: offer['name'],
        price: offer['price'],
        least: range['minPrice'],
        most: range['maxPrice'],
        currency: offer['priceCurrency'] ?? range['priceCurrency'],
        days: lead['value'],
      };
      return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    });
}
