import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../contract/paths.ts';
import { readContent } from '../../tools/content/read.ts';
import {
  enquiryCategories,
  languages,
  panelGroups,
  redirects,
  regions,
  routes,
  services,
  tiers,
  topSourcedCategories,
} from './specification.ts';

const root = join(import.meta.dirname, '../..');
const { content } = readContent(root);

describe('services', () => {
  it('are the 29 in the catalogue and the 4 additional ones', () => {
    expect(content.services.map(({ slug }) => slug).sort()).toEqual(
      services.map(([slug]) => slug).sort(),
    );
    const additional = content.services.filter(({ data }) => data.listing === 'additional');
    expect(additional).toHaveLength(4);
    expect(additional.every(({ data }) => data.path.startsWith('/amazonppc#'))).toBe(true);
  });

  it.each(services)('%s: %s, £%i, %i days, at %s', (slug, name, amount, days, path) => {
    const data = content.services.find((each) => each.slug === slug)?.data;
    expect(data).toMatchObject({ name, days, path, price: { amount, currency: 'GBP' } });
    expect(data).not.toHaveProperty('popular');
  });

  it.each([
    ['seo', 7],
    ['web', 4],
    ['ppc', 7],
    ['sourcing', 5],
    ['copy', 6],
  ])('%s has %i', (category, count) => {
    const inCatalogue = content.services.filter(
      ({ data }) => data.category === category && data.listing === 'catalogue',
    );
    expect(inCatalogue).toHaveLength(count);
  });
});

describe('packages in dollars', () => {
  it.each(tiers)('%s %s: %s $%i', (set, id, kind, amount, delivery, figures) => {
    const tier = content.pricing
      .find(({ slug }) => slug === set)
      ?.data.tiers.find((each) => each.id === id);
    expect(tier).toMatchObject({ price: { kind, amount, currency: 'USD' } });
    expect(tier?.delivery).toEqual(
      typeof delivery === 'number'
        ? { kind: 'days', days: delivery }
        : { kind: 'scope', text: delivery },
    );
    expect(tier?.features).toEqual(expect.arrayContaining([...figures]));
  });

  it('has no other packages', () => {
    const ids = content.pricing.flatMap(({ slug, data }) =>
      data.tiers.map(({ id }) => `${slug} ${id}`),
    );
    expect(ids.sort()).toEqual(tiers.map(([set, id]) => `${set} ${id}`).sort());
  });

  it.each([
    ['local-seo', ['localseo', 'nicheedit', 'keywordresearch', 'seoaudit']],
    ['local-seo', ['wordpress', 'reactjs', 'nodejs', 'nextjs']],
    ['on-page-seo', ['onpageseo']],
    ['off-page-seo', ['offpageseo']],
    ['technical-seo', ['technicalseo']],
  ])('those of %s are shown on %j', (set, slugs) => {
    for (const slug of slugs) {
      const data = content.pages.find((each) => each.slug === slug)?.data;
      expect(data, slug).toMatchObject({ pricing: { tiers: set } });
    }
  });
});

describe('offers', () => {
  it('are 25% until 30 June 2025, 25% on sourcing and 20% on copywriting', () => {
    expect(content.offers?.data).toMatchObject({
      promo: {
        percent: 25,
        until: '2025-06-30',
        terms: 'Limited time offer. Terms and conditions apply.',
      },
      standing: [
        { category: 'sourcing', percent: 25 },
        { category: 'copy', percent: 20 },
      ],
    });
    expect(content.offers?.data.promo.during.title).toBe(
      '{percent}% off all Digital Marketing Packages',
    );
  });
});

it('has the specified timings', () => {
  expect(content.timing?.data).toEqual({
    promoDelay: 3000,
    stripInterval: 3000,
    stripLoopReset: 1000,
    galleryPixelsPerFrame: 0.5,
    heroColumnCycle: 12_000,
    seoTestimonialInterval: 4000,
    copywritingInterval: 5000,
    copywritingGapPixels: 30,
    sourcingInterval: 3000,
    sourcingStepPixels: 350,
    sourcingCardPixels: 300,
    chartRevealPercent: 30,
  });
});

describe('sourcing', () => {
  it('lists the six regions with their shares', () => {
    expect(content.sourcing?.data.regions.map(({ name, percent }) => [name, percent])).toEqual(
      regions,
    );
  });

  it('lists the five top enquired and ten top sourced categories', () => {
    expect(content.sourcing?.data.enquiryCategories).toEqual(enquiryCategories);
    expect(content.sourcing?.data.topSourcedCategories.map(({ name }) => name)).toEqual(
      topSourcedCategories,
    );
  });
});

it('offers the ten languages, English first', () => {
  expect(content.languages?.data.languages.map(({ code, name }) => [code, name])).toEqual(
    languages,
  );
  expect(content.languages?.data.default).toBe('en');
});

it('redirects every specified URL that has no page, and no others', () => {
  const table = content.redirects?.data.redirects.map(({ from, to }) => [from, to]);
  expect(table?.sort()).toEqual([...redirects].sort());
});

describe('claims', () => {
  it('rates SEO 4.8 from 1467 reviews and development 4.8 from 1,477+', () => {
    expect(content.claims?.data.ratings).toEqual({
      seo: { score: 4.8, outOf: 5, reviews: 1467, more: false },
      web: { score: 4.8, outOf: 5, reviews: 1477, more: true },
    });
  });

  it('gives the figures of each category', () => {
    expect(content.claims?.data.byCategory).toEqual({
      web: ['5+ years', '50+ projects'],
      copy: ['10+ years', '1,000+ clients'],
      sourcing: ['5,000+ products', '100+ suppliers'],
      ppc: ['$10M+ ad spend managed', '500+ campaigns'],
    });
  });

  it('states the founding year, the services, the guarantee and the reporting', () => {
    expect(content.claims?.data.facts.map(({ figure }) => figure)).toEqual([
      String(content.company?.data.founded),
      '20+',
      '100%',
      'White-label',
    ]);
  });
});

// As long as a file says `sample: true`, what the owner replaces must match the specification.
const isSample = content.company?.data.sample === true;

it.runIf(content.team?.data.sample)('has the three roles of the sample team', () => {
  expect(content.team?.data.members.map(({ role }) => role)).toEqual([
    'CEO & Founder',
    'HR Director',
    'Managing Director',
  ]);
});

it.runIf(isSample)('gives 2020 as the year the sample company was founded', () => {
  expect(content.company?.data.founded).toBe(2020);
});

it.runIf(isSample)('has its sample addresses in New York and London, and its map in Punjab', () => {
  const { addresses, map } = content.company?.data ?? {};
  expect(addresses?.footer.join(', ')).toMatch(/\bNew York\b/);
  expect(addresses?.letters.join(', ')).toMatch(/\bLondon\b.*, United Kingdom$/);
  expect(`${map?.city}, ${map?.country}`).toMatch(/, Punjab, Pakistan$/);
});

it.runIf(isSample)('links the sample company to three networks', () => {
  const names = content.company?.data.social.map(({ name }) => name);
  expect(names).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
});

it('has reserved contact details if and only if they are marked as sample', () => {
  const { email = '', phone, whatsapp } = content.company?.data ?? {};
  const reserved = [
    /\.example$/.test(email),
    /55501\d\d$/.test(phone?.href ?? ''),
    /^https:\/\/wa\.me\/\d*55501\d\d$/.test(whatsapp?.url ?? ''),
  ];
  expect(reserved).toEqual([isSample, isSample, isSample]);
});

it('plays the video without cookies', () => {
  expect(content.company?.data.video.host).toBe('https://www.youtube-nocookie.com');
});

describe('navigation', () => {
  it('has the main menu and the order link', () => {
    const navigation = content.navigation?.data;
    // Their order comes from the drawing, and their names and links from the specification.
    const main = navigation?.main.map(({ label, path }) => `${label} ${path}`).sort();
    expect(main).toEqual([
      'Contact Us /aboutus',
      'Home /',
      'Knowledge Hub /blogs',
      'Services /services',
    ]);
    expect(navigation?.order.label).toBe('Order Now');
    // The accessible name contains the visible one (WCAG 2.5.3); see docs/decisions/004.
    expect(navigation?.order.ariaLabel).toContain('Book an appointment');
    expect(navigation?.order.ariaLabel).toContain('Order Now');
  });

  it('groups the Services panel as specified', () => {
    const groups = content.categories?.data.categories.map(({ name, menu }) => [name, menu.length]);
    expect(groups).toEqual(panelGroups.map(([name, paths]) => [name, paths.length]));
  });

  it('has the five pages of the strip in order', () => {
    const strip = content.categories?.data.categories
      .map((each) => each.strip)
      .sort((one, other) => one.order - other.order);
    expect(strip?.map(({ path }) => path)).toEqual([
      '/seo',
      '/web-development',
      '/amazonppc',
      '/productmain',
      '/copywritingmain',
    ]);
  });
});

it.each(routes)('%s has its page', (route) => {
  const fromContent = content.pages.some(({ slug }) => routeOf(slug) === route);
  const ofItsOwn = existsSync(join(root, `site/pages${route}.astro`));
  const ofAFolder = existsSync(join(root, `site/pages${route}/index.astro`));
  expect(fromContent || ofItsOwn || ofAFolder).toBe(true);
});
