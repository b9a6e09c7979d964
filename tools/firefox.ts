import { findBrowser } from './system-browser.ts';

/** Settings for every Firefox used in tests. */
export const firefoxSettings = {
  'ui.prefersReducedMotion': 1,
  // Only IP addresses work, so nothing leaves this machine.
  'network.dns.disabled': true,
  // In Firefox 153 the page crashes when a script, here axe, reads ariaLabelledByElements on the
  // open language button, whose label includes itself. Nothing on the site reads the property.
  'accessibility.ARIAElementReflection.enabled': false,
};

/** The Firefox to test with. If there is none, throws an Error that says what to do. */
export function findFirefox(): string {
  return findBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-liberation'],
    // Older versions lack some WebDriver BiDi commands that Playwright uses.
    oldest: 153,
  });
}
