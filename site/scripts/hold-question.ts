/** Opening a question closes the one above it. The pressed one stays where it is. */
export function holdQuestion({ target }: Event): void {
  const summary = target instanceof Element && target.closest('summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - top));
}
