import type { Steps } from '../../schemas/common.ts';
import styles from './ResultsSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** SEO: each step rises higher than the one before. */
export function ResultsSteps(steps: Steps) {
  return <StepsBand {...steps} className={styles.steps} isInParts />;
}
