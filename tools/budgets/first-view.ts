import type { Browser, Request } from '@playwright/test';

export type FirstView = {
  requests: number;
  html: number;
  fonts: number;
  scripts: number;
  images: number;
  /** All bytes, as sent. */
  total: number;
  /** Whether React was loaded. */
  hasFramework: boolean;
};

const phone = { width: 390, height: 844 };
/** After this many milliseconds without a new request, the page has loaded. */
const quietMs = 700;
/** How many milliseconds to wait for fonts, which load last. Pages without them wait this long. */
const slowestMs = 15_000;

/** What a phone receives for a page that nobody touches or scrolls. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const requests: Request[] = [];
  let last = Date.now();
  page.on('requestfinished', (request) => {
    requests.push(request);
    last = Date.now();
  });
  await page.goto(address);
  const begun = Date.now();
  const hasFonts = () => requests.some((request) => request.resourceType() === 'font');
  while (!hasFonts() && Date.now() - begun < slowestMs) await page.waitForTimeout(100);
  while (Date.now() - last < quietMs) await page.waitForTimeout(100);
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      address: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await context.close();
  const sum = (kind?: string) =>
    sizes
      .filter((each) => kind === undefined || each.kind === kind)
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: sizes.length,
    html: sum('document'),
    fonts: sum('font'),
    scripts: sum('script'),
    images: sum('image'),
    total: sum(),
    hasFramework: sizes.some((each) => each.address.includes('/_astro/client.')),
  };
}
