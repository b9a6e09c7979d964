import type { Page } from '@playwright/test';
import { pageOf, timing, ui } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';

const framesPerSecond = 60;

const { gallery } = pageOf('home');
const strip = (page: Page) => page.getByRole('region', { name: gallery.label });
const track = (page: Page) => strip(page).locator('> *');

function stateOf(page: Page) {
  return track(page).evaluate((element) => element.getAnimations()[0]?.playState);
}

for (const width of [1440, 390]) {
  const tag = width === 1440 ? [] : ['@full'];
  test(`at ${width} px it moves at the set speed and wraps at half its width`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const { half, duration, offset, isEndless } = await track(page).evaluate((element) => {
      const animation = element.getAnimations()[0];
      const timing = animation?.effect?.getComputedTiming();
      const duration = Number(timing?.duration);
      if (animation) {
        animation.pause();
        animation.currentTime = duration - 0.001;
      }
      return {
        half: element.scrollWidth / 2,
        duration,
        offset: new DOMMatrix(getComputedStyle(element).transform).m41,
        isEndless: timing?.iterations === Number.POSITIVE_INFINITY,
      };
    });
    expect(isEndless).toBe(true);
    expect(Math.abs(offset)).toBeCloseTo(half, 0);
    const pixelsPerFrame = half / (duration / 1000) / framesPerSecond;
    expect(pixelsPerFrame).toBeCloseTo(timing.galleryPixelsPerFrame, 2);
  });
}

test('each document links to where its page shows it, below the header', async ({ page }) => {
  for (const { path, sample } of gallery.documents) {
    await page.goto(path);
    const shown = page.locator(`:target:has([popovertarget="${sample}"])`);
    await expect(shown).toBeInViewport();
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect.poll(() => shown.evaluate(top)).toBeGreaterThan(0);
    await expect.poll(() => shown.evaluate(top)).toBeLessThan(200);
  }
});

test('each document links to the page that shows it, and a link in focus is in view', async ({
  page,
}) => {
  await page.goto('/');
  const links = strip(page).getByRole('link');
  await expect(links).toHaveCount(gallery.documents.length);
  for (const [index, { path }] of gallery.documents.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
  await strip(page).focus();
  for (const { title } of gallery.documents) {
    await page.keyboard.press('Tab');
    const link = strip(page).getByRole('link', { name: title });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.25 });
  }
});

test('shows the same pictures twice, so that wrapping is invisible', full, async ({ page }) => {
  await page.goto('/');
  const sources = await track(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const half = sources.length / 2;
  expect(sources.slice(half)).toEqual(sources.slice(0, half));
});

test('Pause stops it until pressed again, and the pointer stops it too', async ({ page }) => {
  await page.goto('/');
  const band = page.locator('section').filter({ hasText: gallery.heading });
  const pause = band.getByRole('checkbox', { name: ui.pause });
  await expect.poll(() => stateOf(page)).toBe('running');
  await pause.check();
  await expect.poll(() => stateOf(page)).toBe('paused');
  await pause.press('Space');
  await expect(pause).not.toBeChecked();
  await expect.poll(() => stateOf(page)).toBe('running');
  await strip(page).hover({ position: { x: 400, y: 100 } });
  await expect.poll(() => stateOf(page)).toBe('paused');
});

test('Next and Previous move it by a document, past its ends too', async ({ page }) => {
  await page.goto('/');
  const band = page.locator('section').filter({ hasText: gallery.heading });
  await band.getByRole('checkbox', { name: ui.pause }).check();
  await track(page).evaluate(async (element) => {
    await element.getAnimations()[0]?.ready;
  });
  const position = () =>
    track(page).evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const atFirst = await position();
  await band.getByRole('button', { name: ui.next }).click();
  await expect.poll(position).toBeLessThan(atFirst - 100);
  await band.getByRole('button', { name: ui.previous }).click();
  await expect.poll(position).toBe(atFirst);
  await band.getByRole('button', { name: ui.previous }).click();
  await expect.poll(position).toBeLessThan(atFirst - 1000);
});

test('under reduced motion it is still, and the arrows scroll it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const images = strip(page).locator('img');
  await expect(images.filter({ visible: true })).toHaveCount(gallery.documents.length);
  const position = () => strip(page).evaluate((element) => element.scrollLeft);
  await strip(page).focus();
  expect(await position()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(0);
});
