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
  const addresses = [...document.querySelectorAll('astro-island[ssr]')].flatMap((island) => [
    island.getAttribute('component-url'),
    island.getAttribute('renderer-url'),
  ]);
  for (const href of new Set(addresses)) {
    if (!href) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
