export type Vital = {
  name: 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; for CLS a score. */
  value: number;
  /** Unique per metric and page view. */
  id: string;
};

export type VitalCallback = (vital: Vital) => void;

/**
 * Reports each web vital of the page view once it is known. Without a callback it loads nothing.
 */
export async function reportWebVitals(callback?: VitalCallback): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  observeFirstInput(callback);
}

/** How long the page's first input had to wait, which `web-vitals` no longer reports. */
function observeFirstInput(callback: VitalCallback): void {
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries();
    if (!first || !('processingStart' in first)) return;
    observer.disconnect();
    const value = Number(first.processingStart) - first.startTime;
    callback({ name: 'FID', value, id: crypto.randomUUID() });
  }).observe({ type: 'first-input', buffered: true });
}
