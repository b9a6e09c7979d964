import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { readContent } from './read-content.ts';

const { video } = readContent(
  'site/company.yaml',
  z.object({ video: z.object({ id: z.string(), host: z.url() }) }),
);
const player = `${video.host}/embed/${video.id}`;

const frameOf = (page: Page) => page.locator('[data-csp-frame-src]');

function watchForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(href);
  });
  return foreign;
}

for (const how of ['press', 'Enter'] as const) {
  const tag = how === 'press' ? [] : ['@full'];
  test(`a ${how} replaces the picture with the player for good, and the video plays`, {
    tag,
  }, async ({ page }) => {
    const foreign = watchForeignRequests(page);
    await page.goto('/');
    const thumbnail = frameOf(page).getByRole('link');
    await thumbnail.scrollIntoViewIfNeeded();
    await thumbnail.hover();
    await thumbnail.focus();
    expect(foreign).toEqual([]);

    if (how === 'press') await thumbnail.click();
    else await page.keyboard.press('Enter');
    const frame = frameOf(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', `${player}?autoplay=1`);
    await expect(frame).toHaveAttribute('title', /./);
    await expect(frame).toHaveAttribute('allow', /autoplay/);
    await expect(frame).toBeFocused();
    await expect(thumbnail).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect.poll(() => foreign).toEqual([`${player}?autoplay=1`]);

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(frame).toBeVisible();
  });
}

const elsewhere: Parameters<Locator['click']>[0][] = [
  { modifiers: ['Control'] },
  { modifiers: ['Meta'] },
  { modifiers: ['Shift'] },
  { modifiers: ['Alt'] },
  { button: 'middle' },
];

for (const press of elsewhere) {
  const key = press?.modifiers?.[0];
  const tag = key === 'Control' || !key ? [] : ['@full'];
  test(`a press with ${key ?? press?.button} is left to the browser`, { tag }, async ({ page }) => {
    await page.goto('/');
    // Counts unhandled presses and stops them from opening the video.
    await page.evaluate(() => {
      Reflect.set(window, 'left', 0);
      const count = (event: Event) => {
        if (!event.defaultPrevented) Reflect.set(window, 'left', Reflect.get(window, 'left') + 1);
        event.preventDefault();
      };
      for (const type of ['click', 'auxclick']) addEventListener(type, count);
    });
    const left = () => page.evaluate(() => Reflect.get(window, 'left'));
    const thumbnail = frameOf(page).getByRole('link');
    await thumbnail.click(press);
    await expect.poll(left).toBe(1);
    await expect(frameOf(page).locator('[data-live]')).toBeVisible();
    await thumbnail.click(press);
    await expect.poll(left).toBe(2);
    await expect(frameOf(page).locator('iframe')).toHaveCount(0);
    await thumbnail.click();
    await expect(frameOf(page).locator('iframe')).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is a link to the video', async ({ page }) => {
    await page.goto('/');
    const thumbnail = frameOf(page).getByRole('link');
    await expect(thumbnail).toHaveAttribute('href', player);
  });
});
