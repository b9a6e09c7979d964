import type { Page } from '@playwright/test';

/** Applies the line, letter and word spacing of WCAG 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    // Uses an adopted style sheet, because the pages' policy blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
