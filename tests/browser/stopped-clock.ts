import type { Locator, Page } from '@playwright/test';

const start = new Date('2026-03-02T09:30:00Z');

/** Stops time before the page loads. From then on, it only passes with `page.clock.runFor`. */
export async function stopClock(page: Page, at: Date = start): Promise<void> {
  await page.clock.install({ time: at.getTime() - 60_000 });
  await page.clock.pauseAt(at);
}

/** Waits, in real time, until observers have reported and effects have run. */
export async function settle(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}
