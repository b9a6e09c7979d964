import { expect, type Page } from '@playwright/test';
import {
  articlePage,
  categoryPage,
  detailPage,
  packaged,
  reviewed,
  topicPage,
} from '../content/today.ts';

/** A path that has no page. */
export const missing = '/on-page-se';

/** One page of each kind, which represents all that share its template. */
export const pageKinds = [
  '/',
  '/productmain',
  '/services',
  reviewed.path,
  packaged.path,
  '/copywritingmain',
  categoryPage,
  detailPage,
  '/aboutus',
  '/testimonials',
  '/blogs',
  topicPage,
  articlePage,
  '/tools',
  '/tools/acos',
  '/tools/landed-cost',
  '/tools/aql',
  '/tools/search-preview',
  '/newsletter',
  '/newsletter/confirm',
  '/plan',
  '/thank-you',
  '/problem',
  missing,
];

/**
 * `/problem` has no URL of its own: it is the response to a refused request, such as an unknown
 * content type.
 */
export async function openKind(page: Page, path: string): Promise<void> {
  if (path !== '/problem') {
    await page.goto(path);
    return;
  }
  await page.goto('/aboutus');
  const answer = page.waitForResponse((response) => response.status() === 415);
  await page.locator('form[data-form="enquiry"]').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.enctype = 'text/plain';
    form.submit();
  });
  await answer;
  await expect(page.locator('[data-problem-title]')).toBeVisible();
}
