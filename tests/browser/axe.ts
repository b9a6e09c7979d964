import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { expect } from './fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page in its current state with axe, except for frames from other hosts. */
export async function expectNoViolations(page: Page, what: string, part = 'html'): Promise<void> {
  await layOutAll(page);
  // Scrolls to the end, where the chat bar is docked. Elsewhere it covers content that scrolls
  // under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // Passes aren't used, and are slow to transfer.
    .options({ resultTypes: ['violations'] })
    .include(part)
    .exclude('iframe')
    .withTags(tags)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
