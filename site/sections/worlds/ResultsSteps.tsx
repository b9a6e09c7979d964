import type { Steps } from '../../schemas/common.ts';
import styles from './ResultsSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** SEO: a card per step, of which the last is in the brand colour. */
export function ResultsSteps(steps: Steps) {
  return <StepsBand {...steps} className={styles.steps} isInParts />;
}
