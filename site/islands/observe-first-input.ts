/** Reports how long, in milliseconds, the page let its first input wait. `web-vitals` has dropped it. */
export function observeFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!first || !('processingStart' in first)) return;
    observer.disconnect();
    report(Number(first.processingStart) - first.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
}
