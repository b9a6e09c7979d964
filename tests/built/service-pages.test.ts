import { expect, test } from 'vitest';
import { builtPage, textOf } from './built-page.ts';

// Written out from the specification, section 9: name, price, delivery and figures of each tier.
const localSeo = [
  [
    'Basic',
    '$45',
    '4 days',
    '3 keywords',
    '5 Google stacking',
    '25 listings',
    '1,000 maps citations',
  ],
  ['Standard', '$125', '10 days', '5 keywords', '10 Google stacking', '80 listings', '6,000 maps'],
  ['Premium', '$210', '21 days', '8 keywords', '18 Google stacking', '150 listings', '10,000 maps'],
];
const onPage = [
  ['Basic', '$45', '4 days', 'Single page'],
  ['Standard', '$125', '10 days', 'Up to 5 pages'],
  [
    'Premium',
    '$210',
    '21 days',
    'Up to 10 pages',
    'Schema',
    'Content gap',
    'Heatmap',
    'Page speed',
  ],
  ['Enterprise', 'up to $500', '30 days', '10+ pages'],
];
const offPage = [
  ['Basic', '$30', '7 days', '15 Web 2.0', '15 forum backlinks'],
  ['Standard', '$160', '21 days', '450 foundation', '1 DA 90+ link'],
  ['Premium', '$300', '30 days', '850 foundation', '3 DA 90+ links'],
];
const technical = [
  ['Basic', '$45', '7 days'],
  ['Standard', '$125', '14 days'],
  ['Advanced', '$250', '21 days'],
  ['Enterprise', 'up to $500', 'By project scope'],
];

const pages = [
  { path: '/localseo', tiers: localSeo, questions: 9, benefits: 4, rating: '4.8 / 1467 reviews' },
  { path: '/onpageseo', tiers: onPage, questions: 10, benefits: 3, rating: '4.8 / 1467 reviews' },
  { path: '/offpageseo', tiers: offPage, questions: 10, benefits: 4, rating: '4.8 / 1467 reviews' },
  {
    path: '/technicalseo',
    tiers: technical,
    questions: 10,
    benefits: 4,
    rating: '4.8 / 1467 reviews',
  },
  { path: '/nicheedit', tiers: localSeo, questions: 10, benefits: 4, rating: '4.8 / 1467 reviews' },
  {
    path: '/keywordresearch',
    tiers: localSeo,
    questions: 10,
    benefits: 4,
    rating: '4.8 / 1467 reviews',
  },
  { path: '/seoaudit', tiers: localSeo, questions: 10, benefits: 4, rating: '4.8 / 1467 reviews' },
  {
    path: '/wordpress',
    tiers: localSeo,
    questions: 10,
    benefits: 0,
    rating: '4.8 / 1,477+ reviews',
  },
  { path: '/reactjs', tiers: localSeo, questions: 10, benefits: 4, rating: '4.8 / 1,477+ reviews' },
  { path: '/nodejs', tiers: localSeo, questions: 10, benefits: 4, rating: '4.8 / 1,477+ reviews' },
  { path: '/nextjs', tiers: localSeo, questions: 10, benefits: 0, rating: '4.8 / 1,477+ reviews' },
];

test.each(pages)('$path shows its tiers, per campaign', ({ path, tiers }) => {
  const $ = builtPage(path);
  expect($('.tier')).toHaveLength(tiers.length);
  for (const [index, [name, ...figures]] of tiers.entries()) {
    const tier = $('.tier').eq(index);
    const text = tier.text().replace(/\s+/g, ' ');
    expect(tier.find('h3').text()).toBe(name);
    expect(text).toContain('per campaign');
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  }
});

test.each(pages)('$path has its bullets, steps, benefits, questions and rating', (page) => {
  const $ = builtPage(page.path);
  expect($('.service-hero-text ul > li')).toHaveLength(3);
  expect($('.steps ol > li')).toHaveLength(3);
  expect($('.tile')).toHaveLength(page.benefits);
  expect($('.faq-item')).toHaveLength(page.questions);
  expect(textOf($, '.service-hero-text')).toContain(page.rating);
});

test.each(pages)('$path orders the service and the package that its buttons name', ({ path }) => {
  const $ = builtPage(path);
  const own = ['/localseo', '/onpageseo', '/offpageseo', '/technicalseo'].includes(path);
  const links = $('.tier > a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const services = new Set(
    links.map((href) => new URL(href, 'http://x').searchParams.get('service')),
  );
  expect(links.every((href) => href.startsWith('/aboutus?service='))).toBe(true);
  expect(links.every((href) => href.includes('&package='))).toBe(true);
  expect(services.size).toBe(1);
  const labels = $('.tier > a')
    .toArray()
    .map((link) => $(link).text());
  expect(labels.every((label) => label.includes('Local SEO') === !own)).toBe(true);
  if (!own) expect([...services]).toEqual(['local-seo']);
});

test.each([
  ['/seo', 7, 6, 'Book an order', 'Book Now'],
  ['/web-development', 4, 6, '', 'Book Now'],
  ['/copywriting', 6, 6, 'Get Your Copy', 'Get Your Copy'],
  ['/amazonsourcing', 5, 6, 'Source Now', 'Source Now'],
  ['/amazonppc', 6 + 4, 6, '', 'Scale Your Ads'],
])('%s has %i cards and %i questions', (path, cards, questions, first, last) => {
  const $ = builtPage(path);
  expect($('.service-card')).toHaveLength(cards);
  expect($('.faq-item')).toHaveLength(questions);
  expect(textOf($, '.service-hero-text')).toContain(first);
  expect(textOf($, '.closing-banner')).toContain(last);
});

test.each(['/wordpress', '/reactjs', '/nodejs', '/nextjs'])(
  '%s opens a mail and leads to the audit',
  (path) => {
    const $ = builtPage(path);
    const action = $('.service-hero-text a.button').attr('href');
    expect(action).toMatch(/^mailto:[^?]+\?subject=.+/);
    expect($('main a[href="/seoaudit"]').length).toBeGreaterThan(0);
  },
);

test('every service page leads to its category and to siblings', () => {
  for (const { path } of pages) {
    const $ = builtPage(path);
    const category = $('.breadcrumb a').first().attr('href') ?? '';
    expect(['/seo', '/web-development']).toContain(category);
    const siblings = $('.service-card')
      .toArray()
      .map((card) => $(card).attr('href'));
    expect(siblings.length).toBeGreaterThanOrEqual(3);
    expect(siblings).not.toContain(path);
  }
});
