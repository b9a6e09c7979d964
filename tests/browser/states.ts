import {
  categories,
  categoryPage,
  orderQuery,
  packaged,
  region,
  shareOf,
  there,
  ui,
} from '../content/today.ts';
import { countOf } from './catalogue.ts';
import { fillIn, formOf, openForm, send, somebody } from './enquiries.ts';
import { expect } from './fixtures.ts';
import { layerStates } from './layer-states.ts';
import { carouselsOf } from './open-carousel.ts';
import { press, type State } from './state.ts';

const filtered = there(categories.at(-1)).name;

/** Every state of the site that a page doesn't show when it loads. */
export const states: State[] = [
  ...layerStates,
  {
    name: 'open question',
    open: async (page) => {
      await page.goto(packaged.path);
      const question = page.locator('#questions details').first();
      await press(page, question.locator('summary'), question.locator('[data-answer]'));
    },
  },
  {
    name: 'filtered grid',
    open: async (page) => {
      await page.goto('/services');
      await page.getByRole('combobox').selectOption(filtered);
      await expect(page.locator('#services').getByRole('listitem')).toHaveCount(countOf(filtered));
    },
  },
  {
    name: 'playing video',
    open: async (page) => {
      await page.goto('/');
      const frame = page.locator('[data-csp-frame-src]');
      await press(page, frame.getByRole('link'), frame.locator('iframe'));
    },
  },
  {
    name: 'paused carousel',
    open: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const strip = carouselsOf(page);
      await strip.scrollIntoViewIfNeeded();
      await expect(strip).toHaveAttribute('data-live');
      const play = strip.getByRole('button', { name: ui.play });
      await strip.getByRole('button', { name: ui.pause }).focus();
      await expect(play).toBeVisible();
    },
  },
  {
    name: 'tooltip of the chart',
    open: async (page) => {
      await page.goto('/productmain');
      const slice = page.getByRole('img', { name: shareOf(region) });
      await slice.scrollIntoViewIfNeeded();
      await slice.focus();
      await expect(page.getByRole('tooltip')).toHaveText(shareOf(region));
    },
    escape: (page) => ({
      closes: page.getByRole('tooltip'),
      focus: page.getByRole('img', { name: shareOf(region) }),
    }),
  },
  {
    name: 'newsletter with an error',
    size: 'large',
    open: async (page) => {
      await page.goto(categoryPage);
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByRole('textbox').focus();
      await page.keyboard.type('reader@shop');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'form with errors',
    open: async (page) => {
      await openForm(page, orderQuery);
      await press(page, send(page), formOf(page).getByRole('alert'));
      await expect(formOf(page).getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'sent form',
    open: async (page) => {
      await openForm(page);
      await fillIn(page, somebody());
      await send(page).focus();
      await page.keyboard.press('Enter');
      await expect(formOf(page)).toBeHidden();
    },
  },
];
