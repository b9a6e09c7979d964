/**
 * Written into every head by late-scripts, as source: it may use nothing from outside itself. Shows
 * the fonts at once where an earlier page has loaded them. Icon, manifest and the page's modules,
 * after-paint.ts among them, wait until something is painted.
 */
export function firstPaint(modules: string[]): void {
  try {
    document.documentElement.className = sessionStorage.getItem('fonts') ?? '';
  } catch {
    // Storage may be forbidden; then every page waits for its fonts anew.
  }
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const manifest = document.querySelector('link[rel=manifest]');
  const address = icon?.href;
  // Without an icon some browsers would ask for one of their own choice.
  if (icon) icon.href = 'data:,';
  manifest?.remove();
  new Promise((paint) => {
    new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is opened at a place in it, and some browsers none at all.
    addEventListener('load', () => setTimeout(paint, 500));
  }).then(() => {
    if (icon && address) icon.href = address;
    if (manifest) document.head.append(manifest);
    for (const module of modules) import(module);
  });
}
