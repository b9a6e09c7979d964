import type { ComparisonName } from './comparison-names.ts';
import { comparisons } from './comparisons.ts';
import styles from './Scene.module.css';

export type ComparisonProps = { name: ComparisonName };

/**
 * A before-and-after drawing, 400x220. The CSS variable `--after` runs from 0 (before) to 1
 * (after).
 */
export function Comparison({ name }: ComparisonProps) {
  const Contents = comparisons[name];
  return (
    <svg className={styles.scene} viewBox="0 0 400 220" aria-hidden="true">
      <Contents />
    </svg>
  );
}
