import type { Steps } from '../../schemas/common.ts';
import styles from './ResultsSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** SEO: one drawing above three numbers on a line that rises. */
export function ResultsSteps(steps: Steps) {
  return <StepsBand {...steps} className={styles.steps} />;
}
