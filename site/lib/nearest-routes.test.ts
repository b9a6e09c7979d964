import { expect, test } from 'vitest';
import { nearestRoutes } from './nearest-routes.ts';

const routes = [
  { label: 'Local SEO', path: '/localseo' },
  { label: 'On-Page SEO', path: '/onpageseo' },
  { label: 'Keyword Optimization', path: '/amazon-ppc/keyword-optimization' },
  { label: 'Contact Us', path: '/aboutus' },
];
const paths = (asked: string) => nearestRoutes(asked, routes).map(({ path }) => path);

test('a mistyped path finds the intended page first', () => {
  expect(paths('/locallseo')[0]).toBe('/localseo');
  expect(paths('/services/keyword-optimisation/')[0]).toBe('/amazon-ppc/keyword-optimization');
  expect(paths('/contact-us.html')[0]).toBe('/aboutus');
});

test('pages with the same name are listed once', () => {
  const twins = [...routes, { label: 'Local SEO', path: '/local-seo' }];
  expect(nearestRoutes('/localseos', twins).map(({ label }) => label)).toEqual([
    ...new Set(nearestRoutes('/localseos', routes).map(({ label }) => label)),
  ]);
});

test('a path that resembles no other finds nothing', () => {
  expect(paths('/zzz')).toEqual([]);
  expect(paths('/')).toEqual([]);
});
