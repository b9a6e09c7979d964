import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';
import { explorerTabs } from './specification.ts';

const root = join(import.meta.dirname, '../..');
const { content } = readContent(root);
const dataOf = (slug: string) => content.pages.find((each) => each.slug === slug)?.data;
const textOf = (slug: string) =>
  [...stringsIn(dataOf(slug))].map(({ text }) => text.replaceAll('–', '-')).join('\n');

it.each([
  ['home', 10],
  ['localseo', 9],
  ['onpageseo', 10],
  ['offpageseo', 10],
  ['technicalseo', 10],
  ['nicheedit', 10],
  ['keywordresearch', 10],
  ['seoaudit', 10],
  ['wordpress', 10],
  ['reactjs', 10],
  ['nodejs', 10],
  ['nextjs', 10],
  ['seo', 6],
  ['web-development', 6],
  ['copywriting', 6],
  ['amazonsourcing', 6],
  ['amazonppc', 6],
])('/%s answers %i questions', (slug, count) => {
  const data = dataOf(slug);
  expect(data && 'faq' in data ? data.faq.items : []).toHaveLength(count);
});

it.each([
  ['localseo', 4],
  ['onpageseo', 3],
  ['offpageseo', 4],
  ['technicalseo', 4],
  ['nicheedit', 4],
  ['keywordresearch', 4],
  ['seoaudit', 4],
  ['wordpress', 0],
  ['reactjs', 4],
  ['nodejs', 4],
  ['nextjs', 0],
])('/%s lists %i benefits', (slug, count) => {
  const data = dataOf(slug);
  const benefits = data?.kind === 'service' ? data.benefits : undefined;
  expect(benefits?.items ?? []).toHaveLength(count);
});

it.each([
  ['seo', ['localseo', 'onpageseo', 'offpageseo', 'technicalseo', 'nicheedit']],
  ['seo', ['keywordresearch', 'seoaudit']],
  ['web', ['wordpress', 'reactjs', 'nodejs', 'nextjs']],
])('shows the rating of %s on %j', (of, slugs) => {
  for (const slug of slugs) {
    expect(dataOf(slug), slug).toMatchObject({ hero: { badge: { kind: 'rating', of } } });
  }
});

it.each([
  ['localseo', ['300+ citations', '3-6 months', 'How Local SEO Works']],
  [
    'localseo',
    ['Grow Your Business with Local SEO', 'Ready to Skyrocket Your Local SEO Rankings?'],
  ],
  ['keywordresearch', ['1,000 keywords', '3-5 business days']],
  ['seoaudit', ['5-7 business days', '50+ factors']],
  ['onpageseo', ['7-14 business days']],
  ['technicalseo', ['7-14 business days']],
  ['nicheedit', ['10-14 business days', '5-10 links']],
  ['wordpress', ['30 days']],
  ['home', ['3-6 months', '2-4 weeks', '4-8 weeks']],
  ['home', ['The Hub Of Growth For Search, Sales & Web Success', 'Book an Order']],
  ['seo', ['SEO Services.', 'Book an order', 'Book Now']],
  ['copywriting', ['Get Your Copy']],
  ['amazonsourcing', ['Source Now']],
  ['amazonppc', ['Scale Your Ads', 'Additional Services']],
])('/%s says %j', (slug, figures) => {
  const text = textOf(slug);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

describe('development pages', () => {
  it.each([
    ['wordpress', '1-2 weeks', '3-6 weeks'],
    ['reactjs', '2-3 weeks', '4-8 weeks'],
    ['nodejs', '2-3 weeks', '4-8 weeks'],
    ['nextjs', '1-2 weeks', '3-6 weeks'],
  ])('/%s estimates %s and %s', (slug, small, large) => {
    const data = dataOf(slug);
    const weeks = data?.kind === 'service' ? data.estimates?.items.map((each) => each.weeks) : [];
    expect(weeks?.map((each) => each.replaceAll('–', '-'))).toEqual([small, large]);
  });

  it.each(['wordpress', 'reactjs', 'nodejs', 'nextjs'])('/%s links to an email', (slug) => {
    const data = dataOf(slug);
    expect(data?.kind === 'service' ? data.hero.action.kind : undefined).toBe('mail');
  });
});

it('has nine service tabs with the specified links, Local SEO first', () => {
  const data = dataOf('home');
  const tabs = data?.kind === 'home' ? data.explorer.tabs : [];
  expect(tabs.map(({ label, link }) => [label, link.label, link.path])).toEqual(
    explorerTabs.map(([label, path]) => [label, 'Know more', path]),
  );
});

it('has five reviews in the technical SEO carousel', () => {
  const set = content.testimonials.find(({ slug }) => slug === 'technical-seo');
  expect(set?.data.reviews).toHaveLength(5);
});
