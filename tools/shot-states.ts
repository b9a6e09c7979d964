import type { Page } from '@playwright/test';
import { packaged } from '../tests/content/today.ts';
import { readContent } from './content/read.ts';
import { root } from './run.ts';

export type ShotState = {
  name: string;
  path: string;
  act: (page: Page, isSmall: boolean) => Promise<{ fullPage: boolean } | undefined>;
};

const view = { fullPage: false };
const lastDay = readContent(root).content.offers?.data.promo.until ?? 0;

const openMenu = (page: Page) => page.locator('[popovertarget="site-nav"]').click();
const send = (page: Page) => page.locator('form[data-form="enquiry"] [type="submit"]').click();

/** States that a page isn't in just after it has loaded. */
export const states: ShotState[] = [
  {
    name: 'plan-full',
    path: '/plan?item=technical-seo:standard&item=wordpress&item=product-description&item=psychotherapy',
    act: async (page, isSmall) => {
      await page.locator('[data-live] form').waitFor();
      if (isSmall) await page.locator('#your-plan').scrollIntoViewIfNeeded();
      return { fullPage: true };
    },
  },
  {
    name: 'plan-list',
    path: '/plan?item=technical-seo:standard&item=wordpress',
    act: async (page) => {
      await page.evaluate(() => scrollTo(0, 500));
      await page.waitForTimeout(300);
      return view;
    },
  },
  {
    name: 'menu',
    path: '/',
    act: async (page, isSmall) => {
      if (isSmall) await openMenu(page);
      const services = page.locator('[aria-controls="services-panel"]');
      if (isSmall) await services.click();
      else await services.hover();
      await page.waitForTimeout(600);
      return view;
    },
  },
  {
    name: 'mobile-menu',
    path: packaged.path,
    act: async (page, isSmall) => {
      if (isSmall) await openMenu(page);
      await page.waitForTimeout(300);
      return view;
    },
  },
  {
    name: 'promo',
    path: '/',
    act: async (page) => {
      await page.evaluate(() => sessionStorage.clear());
      await page.addInitScript(() => sessionStorage.clear());
      // After its last day, the pop-up only opens if there are standing offers.
      await page.clock.setFixedTime(lastDay);
      await page.reload();
      await page.locator('dialog[open]').waitFor();
      return view;
    },
  },
  {
    name: 'faq-open',
    path: packaged.path,
    act: async (page) => {
      await page.locator('#questions summary').first().click();
      return { fullPage: true };
    },
  },
  {
    name: 'form-errors',
    path: '/aboutus?item=local-seo:premium',
    act: async (page) => {
      await page.locator('#email').fill('priya@shop');
      await send(page);
      await page.locator('#enquiry').getByRole('alert').waitFor();
      return { fullPage: true };
    },
  },
  {
    name: 'form-sent',
    path: '/aboutus?item=local-seo:premium',
    act: async (page) => {
      await page.locator('#firstName').fill('Priya');
      await page.locator('#lastName').fill('Shah');
      await page.locator('#email').fill('priya@shop.example');
      await page.locator('#message').fill('We would like more people to find our shop.');
      await send(page);
      await page.getByRole('status').getByRole('heading').waitFor();
      return { fullPage: true };
    },
  },
  {
    name: 'problem',
    path: '/aboutus',
    act: async (page) => {
      await page.locator('form[data-form="enquiry"]').evaluate((form: HTMLFormElement) => {
        form.enctype = 'text/plain';
        form.submit();
      });
      await page.locator('[data-problem-title]').waitFor();
      return { fullPage: true };
    },
  },
  {
    name: 'search',
    path: '/blogs',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('inspection');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      return view;
    },
  },
];
