import type { Steps } from '../../schemas/common.ts';
import styles from './LogSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** Technical SEO: a log down the band, whose entries are beside the steps they belong to. */
export function LogSteps(steps: Steps) {
  return <StepsBand {...steps} className={styles.steps} isInParts />;
}
