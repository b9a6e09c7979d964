import type { FirstView } from './first-view.ts';
import type { Lighthouse } from './lighthouse.ts';
import { lighthouseLimits, limitsOf } from './limits.ts';

/** A sentence for each limit exceeded and each Lighthouse score missed, except performance. */
export function missedBudgets(
  path: string,
  view: FirstView,
  marks: Lighthouse | undefined,
): string[] {
  const limits = limitsOf(path);
  const found: string[] = [];
  const check = (what: string, value: number, limit: number) => {
    if (value > limit) found.push(`${path}: ${what} ${value}, at most ${limit}.`);
  };
  if (view.fonts === 0) found.push(`${path}: did not finish loading (its fonts are missing).`);
  check('bytes of HTML', view.html, limits.html);
  check('bytes of fonts', view.fonts, limits.fonts);
  check('bytes in all', view.total, limits.total);
  if (view.hasFramework && !limits.mayUseFramework) {
    found.push(`${path}: loads the framework before the visitor does anything.`);
  }
  if (!marks) return found;
  for (const category of ['accessibility', 'bestPractices', 'seo'] as const) {
    if (marks[category] < lighthouseLimits.score) {
      found.push(`${path}: Lighthouse gives ${category} ${marks[category]}.`);
    }
  }
  check('layout shift', marks.cls, lighthouseLimits.cls);
  return found;
}

/** A sentence for each figure that misses its limit: score, largest paint, blocking time. */
export function missedTimes(path: string, marks: Lighthouse): string[] {
  const found: string[] = [];
  if (marks.performance < lighthouseLimits.score) {
    found.push(`${path}: Lighthouse gives performance ${marks.performance}.`);
  }
  for (const [name, value, limit] of [
    ['largest paint', marks.lcp, lighthouseLimits.lcp],
    ['blocking time', marks.tbt, lighthouseLimits.tbt],
  ] as const) {
    if (value > limit) found.push(`${path}: ${name} ${Math.round(value)} ms, at most ${limit} ms.`);
  }
  return found;
}
