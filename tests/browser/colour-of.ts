import type { Page } from '@playwright/test';

/** A colour from site/styles/theme.css, as computed by the browser. */
export function colourOf(page: Page, token: `--color-${string}`): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
