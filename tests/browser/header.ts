import type { Locator, Page } from '@playwright/test';

export type Header = {
  menu: Locator;
  /** The menu item that opens the panel. */
  services: Locator;
  panel: Locator;
  toggle: Locator;
  closePanel: Locator;
};

export function headerOf(page: Page): Header {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  return {
    menu,
    services: menu.getByRole('link', { name: 'Services', exact: true }),
    panel: page.locator('#services-panel'),
    toggle: page.getByRole('button', { name: 'Toggle navigation menu' }),
    closePanel: page.getByRole('button', { name: 'Close services dropdown' }),
  };
}
