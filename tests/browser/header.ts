import type { Locator, Page } from '@playwright/test';
import { menuLabel, navigation, ui } from '../content/today.ts';

export type Header = {
  menu: Locator;
  /** The links in the menu itself, without those in the panel and that to the plan. */
  items: Locator;
  /** The menu item that opens the panel. */
  services: Locator;
  panel: Locator;
  toggle: Locator;
  closePanel: Locator;
  /** Whichever of the two order links is visible. */
  order: Locator;
};

/**
 * A link in the open panel. Small screens show a group's links once its row has been pressed.
 */
export async function panelLink(page: Page, path: string): Promise<Locator> {
  const link = headerOf(page).panel.locator(`a[href="${path}"]`);
  const group = page
    .locator('#services-panel div')
    .filter({ has: page.locator(`a[href="${path}"]`) })
    .last();
  if (!(await link.isVisible())) await group.locator('summary').click();
  return link;
}

export function headerOf(page: Page): Header {
  const menu = page.getByRole('navigation', { name: ui.mainMenu });
  return {
    menu,
    items: menu.locator(':scope > ul > li:not([data-small]) > a'),
    services: menu.getByRole('link', { name: menuLabel('/services'), exact: true }),
    panel: page.locator('#services-panel'),
    toggle: page.getByRole('button', { name: ui.toggleMenu }),
    closePanel: page.getByRole('button', { name: ui.closeServices }),
    order: page
      .getByRole('banner')
      .getByRole('link', { name: navigation.order.label })
      .filter({ visible: true }),
  };
}
