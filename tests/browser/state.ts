import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type State = {
  name: string;
  /** Where it exists; both where nothing is said. */
  size?: 'large' | 'small';
  /** Visits a page and brings it into the state, by keyboard where there is a choice. */
  open: (page: Page) => Promise<void>;
  /** What Escape closes, and what has the focus then. */
  escape?: (page: Page) => { closes: Locator; focus: Locator };
};

/** Presses a control by keyboard and waits for what it opens. */
export async function press(
  page: Page,
  opener: Locator,
  opened: Locator,
  key = 'Enter',
): Promise<void> {
  await opener.focus();
  await page.keyboard.press(key);
  await expect(opened).toBeVisible();
}
