import type { Steps } from '../../schemas/common.ts';
import { StepsBand } from './StepsBand.tsx';
import styles from './VoyageSteps.module.css';

/** Sourcing: three ports on a route from the factory to the client. */
export function VoyageSteps(props: Steps) {
  const drawing = props.drawing ?? 'steps-sourcing';
  return <StepsBand {...props} className={styles.steps} drawing={drawing} />;
}
