import { findBrowser } from './system-browser.ts';

/** Flags for a browser that runs as root and makes no requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Lets only this machine's own names resolve. This is cheaper than a Playwright route, which
 * intercepts every request and disables the cache.
 */
export const loopbackOnly =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *localhost';

/** The Chromium to test with. If there is none, throws an Error that says what to do. */
export function findChromium(): string {
  return findBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell is the same browser without windows, and takes two thirds of the time.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  });
}
