import type { Steps } from '../../schemas/common.ts';
import styles from './ResultsSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** SEO: each step is a search result, higher on its page than the one before. */
export function ResultsSteps(props: Steps) {
  return <StepsBand {...props} className={styles.steps} />;
}
