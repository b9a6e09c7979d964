import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { unshownStatements } from './check-statement.ts';
import type { JsonLdNode } from './json-ld-nodes.ts';
import { visibleText } from './visible-text.ts';

const $ = cheerio.load(`<body>
  <h1>Kettles</h1><p><b>3</b> sizes, from £1,200 in 30 days</p>
  <details><summary>Why?</summary><div><p>They boil.</p><p>Water, mostly.</p></div></details>
  <p hidden>Sold out</p><time datetime="2026-03-01">1 March 2026</time>
  <a href="https://elsewhere.example/">Elsewhere</a><script>"Secret"</script>
</body>`);
const facts = {
  $,
  path: '/kettles',
  origin: 'https://shop.example',
  shows: visibleText($),
  exists: (path: string) => path === '/kettles',
  searchParameter: (path: string) => (path === '/kettles' ? 'q' : undefined),
};
const check = (node: JsonLdNode) => unshownStatements(node, facts);

test('accepts what the page shows', () => {
  expect(
    check({
      '@type': 'Service',
      '@id': 'https://shop.example/#kettles',
      name: 'Kettles',
      description: '3 sizes, from £1,200',
      url: 'https://shop.example/kettles',
      sameAs: ['https://elsewhere.example/'],
      datePublished: '2026-03-01',
      mainEntity: [{ position: 1, text: 'They boil.\n\nWater, mostly.' }],
      offers: {
        priceSpecification: { minPrice: 1200, priceCurrency: 'GBP' },
        deliveryLeadTime: { value: 30, unitCode: 'DAY' },
      },
    }),
  ).toEqual([]);
});

test.each<[string, JsonLdNode]>([
  ['words that appear nowhere', { name: 'Teapots' }],
  ['no words at all', { name: '' }],
  ['words that are hidden', { name: 'Sold out' }],
  ['words inside a script', { name: 'Secret' }],
  ['a different price', { price: 1300, priceCurrency: 'GBP' }],
  ['a different currency', { price: 1200, priceCurrency: 'USD' }],
  ['a different time', { deliveryLeadTime: { value: 31, unitCode: 'DAY' } }],
  ['a different date', { dateModified: '2026-03-02' }],
  ['a page that does not exist', { url: 'https://shop.example/teapots' }],
  ['a site that is not linked', { sameAs: 'https://nowhere.example/' }],
  ['a different position in a list', { mainEntity: [{ position: 2, name: 'Kettles' }] }],
  ['a rating', { '@type': 'AggregateRating' }],
  ['a search that does not exist', { target: 'https://shop.example/kettles?words={words}' }],
  ['deeply nested words', { offers: [{ itemOffered: { name: 'Teapots' } }] }],
])('rejects %s', (_, node) => {
  expect(check(node)).toHaveLength(1);
});
