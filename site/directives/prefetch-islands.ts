const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;
let isListening = false;

/** At the visitor's first move on the page, fetches what its islands run on, so no press waits. */
export function prefetchOnFirstMove(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  const onMove = () => {
    for (const sign of signs) removeEventListener(sign, onMove, options);
    prefetch();
  };
  for (const sign of signs) addEventListener(sign, onMove, options);
}

function prefetch(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]')) {
    for (const name of ['component-url', 'renderer-url']) {
      const address = island.getAttribute(name);
      if (address) preload(new URL(address, location.href).href);
    }
  }
}

const asked = new Set<string>();
/** `import{a as b}from"./react.js"`: what a module needs stands at its beginning. */
const importPattern = /(?:from|import)"(\.\/[^"]+)"/g;
const BEGINNING = 1000;

/** Browsers fetch a module ahead without what it imports, which a press would have to wait for. */
function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  // What cannot be had now is asked for again by the press.
  link.onload = () => preloadImportsOf(href).catch(() => {});
  document.head.append(link);
}

async function preloadImportsOf(href: string): Promise<void> {
  const text = await (await fetch(href)).text();
  for (const [, path = ''] of text.slice(0, BEGINNING).matchAll(importPattern)) {
    preload(new URL(path, href).href);
  }
}
