export type Vital = {
  name: 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS a score. */
  value: number;
  /** One for each metric and page view. */
  id: string;
};

export type VitalCallback = (vital: Vital) => void;

/** Reports each web vital of the page view once it is known. Without a callback, loads nothing. */
export async function reportWebVitals(callback?: VitalCallback): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  observeFirstInput(callback);
}

/** How long the page let its first input wait; `web-vitals` has dropped it. */
function observeFirstInput(callback: VitalCallback): void {
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries();
    if (!first || !('processingStart' in first)) return;
    observer.disconnect();
    const value = Number(first.processingStart) - first.startTime;
    callback({ name: 'FID', value, id: crypto.randomUUID() });
  }).observe({ type: 'first-input', buffered: true });
}
