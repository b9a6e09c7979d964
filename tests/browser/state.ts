import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type State = {
  name: string;
  /** The screen size that has this state; both sizes if omitted. */
  size?: 'large' | 'small';
  /** Opens a page and brings it into the state, by keyboard where possible. */
  open: (page: Page) => Promise<void>;
  /** What Escape closes, and what has focus afterwards. */
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
