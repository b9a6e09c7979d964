import { expect, test } from 'vitest';
import { checkJsonLd } from '../../tools/built/check-json-ld.ts';
import { isNode, jsonLdNodes, list, type Node, typesOf } from '../../tools/built/json-ld-nodes.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';
import { builtPage, textOf } from './built-page.ts';

const built = readBuilt(root);
const pages = built.found.map((page) => ({ path: page.path, page }));

test.each(pages)('$path says as JSON-LD only what it shows', ({ page }) => {
  expect(checkJsonLd(built, [page])).toEqual([]);
});

test('no page marks up a rating', () => {
  const marked = built.pages.filter(({ $ }) =>
    $('script[type="application/ld+json"]')
      .text()
      .match(/aggregateRating|reviewRating|"Review"/i),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test('home and contact name the company with its contact points', () => {
  for (const path of ['/', '/aboutus']) {
    const company = node(path, 'Organization');
    const footer = textOf(builtPage(path), '.site-footer');
    const [point] = list(company['contactPoint']).filter(isNode);
    expect(footer).toContain(String(point?.['telephone']));
    expect(footer).toContain(String(point?.['email']));
    expect(list(company['sameAs'])).toHaveLength(3);
  }
});

// From the specification, section 9: amounts and days of a page of tiers and of a page of a card.
test('offers carry the prices and days of the specification, in their own currencies', () => {
  expect(offers('/localseo')).toEqual([
    { name: 'Basic', price: 45, currency: 'USD', days: 4 },
    { name: 'Standard', price: 125, currency: 'USD', days: 10 },
    { name: 'Premium', price: 210, currency: 'USD', days: 21 },
  ]);
  expect(offers('/onpageseo').at(-1)).toEqual({
    name: 'Enterprise',
    most: 500,
    currency: 'USD',
    days: 30,
  });
  // Its packages are of Local SEO.
  expect(offers('/wordpress')).toEqual([{ least: 1200, currency: 'GBP', days: 30 }]);
  expect(offers('/services/seo-copywriting')).toEqual([{ least: 1200, currency: 'GBP', days: 30 }]);
  expect(offers('/amazon-ppc/campaign-structuring')).toEqual([
    { least: 500, currency: 'GBP', days: 20 },
  ]);
});

test('every offer stands on the tier that it names, or is the price that the page says', () => {
  for (const { path, $ } of built.found.filter((page) => page.$('.tier').length > 0)) {
    for (const [index, offer] of offers(path).entries()) {
      if (offer.least) {
        expect($('main').text(), path).toContain(`£${offer.least.toLocaleString('en-GB')}`);
        continue;
      }
      const tier = $('.tier').eq(index);
      const price = `$${offer.price ?? offer.most}`;
      expect(tier.find('h3').text(), path).toBe(offer.name);
      expect(tier.find('.tier-price b').text(), path).toContain(price);
      if (offer.days) expect(tier.find('.tier-delivery').text()).toContain(`${offer.days} day`);
    }
  }
});

test('answers are whole: each is all that its question unfolds', () => {
  const words = (text: string) => text.replace(/\s+/g, '');
  for (const { path, $ } of built.found.filter((page) => page.$('.faq-item').length > 0)) {
    const said = list(node(path, 'FAQPage')['mainEntity']).filter(isNode);
    for (const [index, question] of said.entries()) {
      const answer = isNode(question['acceptedAnswer']) ? question['acceptedAnswer']['text'] : '';
      expect(words(String(answer)), path).toBe(words($('.faq-item .faq-answer').eq(index).text()));
    }
  }
});

test('listings list what they show, in its order', () => {
  for (const path of ['/services', '/seo', '/web-development', '/copywriting', '/amazonppc']) {
    const $ = builtPage(path);
    const cards = $('.card-grid')
      .first()
      .find('.service-card, .more-tile:has(.more-tile-offer) a')
      .toArray()
      .map((card) => $(card).attr('href'));
    const listed = list(node(path, 'ItemList')['itemListElement']).filter(isNode);
    expect(
      listed.map(({ url }) => new URL(String(url)).pathname),
      path,
    ).toEqual(cards);
  }
});

function node(path: string, type: string): Node {
  const nodes = jsonLdNodes(builtPage(path));
  const found = nodes.find((each) => each['@type'] === type);
  if (!found) throw new Error(`${path} says ${typesOf(nodes).join(', ')}, but no ${type}`);
  return found;
}

type Said = Partial<Record<'price' | 'least' | 'most' | 'days', number>> & {
  name?: string;
  currency?: string;
};

function offers(path: string): Said[] {
  return list(node(path, 'Service')['offers'])
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
