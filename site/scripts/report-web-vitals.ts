import { observeFirstInput } from './observe-first-input.ts';

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
  observeFirstInput((value) => callback({ name: 'FID', value, id: crypto.randomUUID() }));
}
