import type { ComparisonName } from './comparison-names.ts';
import { comparisons } from './comparisons.ts';
import styles from './Scene.module.css';

export type ComparisonProps = { name: ComparisonName };

/** A drawing of 400 by 220 units, between before (`--after: 0`) and after (1). */
export function Comparison({ name }: ComparisonProps) {
  const Contents = comparisons[name];
  return (
    <svg className={styles.scene} viewBox="0 0 400 220" aria-hidden="true">
      <Contents />
    </svg>
  );
}
