import type { Page } from '@playwright/test';
import { languages, packaged, sampled, ui } from '../content/today.ts';
import { expect } from './fixtures.ts';
import { headerOf } from './header.ts';
import { openings } from './offer.ts';
import { press, type State } from './state.ts';

function panelOf(page: Page) {
  const { panel, services } = headerOf(page);
  return { closes: panel, focus: services };
}

async function openMenu(page: Page): Promise<void> {
  await page.goto(packaged.path);
  const { toggle, menu } = headerOf(page);
  await press(page, toggle, menu);
}

async function openPromo(page: Page, at: Date): Promise<void> {
  // Frames without an origin can't use storage.
  await page.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.removeItem('promo-seen');
  });
  await page.clock.setFixedTime(at);
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
}

const language = (page: Page) => page.getByRole('button', { name: languages.menu.label });
const sampleButton = (page: Page) =>
  page.getByRole('button', { name: sampled.words.open, exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: ui.search.open });

/** States with something open on top of the page: menus and dialogs. */
export const layerStates: State[] = [
  {
    name: 'Services panel',
    size: 'large',
    open: async (page) => {
      await page.goto(packaged.path);
      await press(page, headerOf(page).services, headerOf(page).panel);
    },
    escape: panelOf,
  },
  {
    name: 'menu',
    size: 'small',
    open: openMenu,
    escape: (page) => ({ closes: headerOf(page).menu, focus: headerOf(page).toggle }),
  },
  {
    name: 'menu with the Services panel',
    size: 'small',
    open: async (page) => {
      await openMenu(page);
      await press(page, headerOf(page).services, headerOf(page).panel);
    },
    escape: panelOf,
  },
  {
    name: 'language menu',
    open: async (page) => {
      await page.goto('/productmain');
      await press(page, language(page), page.getByRole('menu'));
      // Moves away from the current language, to tell "current" from "focused".
      await page.keyboard.press('ArrowDown');
    },
    escape: (page) => ({ closes: page.getByRole('menu'), focus: language(page) }),
  },
  {
    name: 'search with results',
    open: async (page) => {
      await page.goto('/blogs');
      await press(page, searchButton(page), page.getByRole('searchbox'));
      await page.keyboard.type('price');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
    escape: (page) => ({ closes: page.getByRole('dialog'), focus: searchButton(page) }),
  },
  {
    name: 'open sample',
    open: async (page) => {
      await page.goto(sampled.path);
      await press(page, sampleButton(page), page.getByRole('dialog'));
    },
    escape: (page) => ({ closes: page.getByRole('dialog'), focus: sampleButton(page) }),
  },
  ...openings.map(({ state, at }) => ({ name: state, open: (page: Page) => openPromo(page, at) })),
];
