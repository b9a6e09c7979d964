import { findBrowser } from './system-browser.ts';

/** Settings of every Firefox used in tests. */
export const firefoxSettings = {
  'ui.prefersReducedMotion': 1,
  // Nothing leaves this machine: only IP addresses work.
  'network.dns.disabled': true,
  // The page crashes in Firefox 153 when a script, here axe, reads ariaLabelledByElements of the
  // open language button, which is also labelled by itself. Nothing on the site reads it.
  'accessibility.ARIAElementReflection.enabled': false,
};

/** The Firefox to test with. If there is none, throws a message that says what to do. */
export function findFirefox(): string {
  return findBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-liberation'],
    // Older ones lack some WebDriver BiDi commands that Playwright uses.
    oldest: 153,
  });
}
