import { findBrowser } from './system-browser.ts';

/** Settings of every Firefox that is tested with. */
export const firefoxSettings = {
  'ui.prefersReducedMotion': 1,
  // Nothing leaves this machine: only addresses in numbers are found.
  'network.dns.disabled': true,
  // The page crashes in Firefox 153 when a script, axe here, reads ariaLabelledByElements of the open
  // language button, which is labelled by itself too. Nothing of the site reads it.
  'accessibility.ARIAElementReflection.enabled': false,
};

/** The Firefox to test with. Throws with a sentence that says what to do when there is none. */
export function findFirefox(): string {
  return findBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-liberation'],
    // Older ones do not know every WebDriver BiDi command that Playwright gives.
    oldest: 153,
  });
}
