import type { Steps } from '../../schemas/common.ts';
import styles from './BoardSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** Amazon PPC: a board whose bars step down until ACOS is below break-even. */
export function BoardSteps(props: Steps) {
  return <StepsBand {...props} className={styles.steps} drawing="steps-ppc" />;
}
