export type Vital = {
  name: 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** The value in milliseconds; CLS is a score without a unit. */
  value: number;
  /** The id is unique for each metric and page view. */
  id: string;
};

export type VitalCallback = (vital: Vital) => void;

/**
 * Reports each web vital of a page view as soon as it is known. Loads nothing if there is no
 * callback.
 */
export async function reportWebVitals(callback?: VitalCallback): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  observeFirstInput(callback);
}

/**
 * Reports how long the first input had to wait. The package `web-vitals` no longer measures this.
 */
function observeFirstInput(callback: VitalCallback): void {
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries();
    if (!first || !('processingStart' in first)) return;
    observer.disconnect();
    const value = Number(first.processingStart) - first.startTime;
    callback({ name: 'FID', value, id: crypto.randomUUID() });
  }).observe({ type: 'first-input', buffered: true });
}
