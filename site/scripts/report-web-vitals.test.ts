import { afterEach, expect, test, vi } from 'vitest';
import { onVital } from './on-vital.ts';
import { reportWebVitals, type Vital } from './report-web-vitals.ts';

const loaded = vi.hoisted(() => vi.fn());

vi.mock('web-vitals', () => {
  loaded();
  const reports = (name: string) => (callback: (vital: unknown) => void) =>
    callback({ name, value: 1, id: `${name}-1` });
  return {
    onCLS: reports('CLS'),
    onFCP: reports('FCP'),
    onINP: reports('INP'),
    onLCP: reports('LCP'),
    onTTFB: reports('TTFB'),
  };
});

afterEach(() => vi.unstubAllGlobals());

test('nothing is reported or loaded without a callback', async () => {
  expect(onVital).toBeUndefined();
  await reportWebVitals(onVital);
  expect(loaded).not.toHaveBeenCalled();
});

test('a callback receives all six metrics', async () => {
  vi.stubGlobal('PerformanceObserver', FirstInput);
  const heard: Vital[] = [];
  await reportWebVitals((vital) => heard.push(vital));
  expect(heard.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(heard.find(({ name }) => name === 'FID')?.value).toBe(8);
});

type Report = (list: { getEntries: () => object[] }, observer: FirstInput) => void;

/** Simulates a browser in which the first input waited 8 ms before the page handled it. */
class FirstInput {
  readonly report: Report;
  constructor(report: Report) {
    this.report = report;
  }
  observe() {
    this.report({ getEntries: () => [{ startTime: 100, processingStart: 108 }] }, this);
  }
  disconnect() {}
}
