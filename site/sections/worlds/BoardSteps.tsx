import type { Steps } from '../../schemas/common.ts';
import styles from './BoardSteps.module.css';
import { StepsBand } from './StepsBand.tsx';

/** Amazon PPC: three cards of a board. */
export function BoardSteps(props: Steps) {
  return <StepsBand {...props} className={styles.steps} drawing={props.drawing ?? 'steps-ppc'} />;
}
