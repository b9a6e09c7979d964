import type { Steps } from '../../schemas/common.ts';
import styles from './ResultsSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** SEO: each step stands in a list, higher than the one before. */
export function ResultsSteps({ around = [], ...steps }: Steps) {
  const lines = (...places: number[]) => places.map((place) => around[place] ?? '').join('\n');
  const neighbours = [
    { above: lines(0, 1), below: lines(2, 3, 4) },
    { above: lines(3), below: lines(0, 1, 4, 2) },
    { above: '', below: lines(2, 3, 0, 1) },
  ];
  return <StepsBand {...steps} className={styles.steps} neighbours={neighbours} />;
}
