import type { Page } from '@playwright/test';

/** Spaces lines, letters and words as far as readers may need it: criterion 1.4.12 of WCAG. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    // Adopted, since the policy of the pages refuses a style of their own.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
