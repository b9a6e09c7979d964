import { countOf } from './catalogue.ts';
import { fillIn, formOf, openForm, send, somebody } from './enquiries.ts';
import { expect } from './fixtures.ts';
import { layerStates } from './layer-states.ts';
import { carouselsOf } from './open-carousel.ts';
import { press, type State } from './state.ts';

/** Every state of the site that a plain visit does not show. */
export const states: State[] = [
  ...layerStates,
  {
    name: 'open question',
    open: async (page) => {
      await page.goto('/localseo');
      const question = page.locator('#questions details').first();
      await press(page, question.locator('summary'), question.locator('[data-answer]'));
    },
  },
  {
    name: 'filtered grid',
    open: async (page) => {
      await page.goto('/services');
      await page.getByRole('combobox').selectOption('Copywriting');
      await expect(page.locator('#services').getByRole('listitem')).toHaveCount(
        countOf('Copywriting'),
      );
    },
  },
  {
    name: 'playing video',
    open: async (page) => {
      await page.goto('/');
      const frame = page.locator('[data-frame-src]');
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
      const play = strip.getByRole('button', { name: 'Play' });
      await press(page, strip.getByRole('button', { name: 'Pause' }), play, 'Space');
    },
  },
  {
    name: 'tooltip of the chart',
    open: async (page) => {
      await page.goto('/productmain');
      const slice = page.getByRole('img', { name: 'Europe: 15%' });
      await slice.scrollIntoViewIfNeeded();
      await slice.focus();
      await expect(page.getByRole('tooltip')).toHaveText('Europe: 15%');
    },
    escape: (page) => ({
      closes: page.getByRole('tooltip'),
      focus: page.getByRole('img', { name: 'Europe: 15%' }),
    }),
  },
  {
    name: 'newsletter with an error',
    size: 'large',
    open: async (page) => {
      await page.goto('/seo');
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
      await openForm(page, '?item=local-seo:premium');
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
