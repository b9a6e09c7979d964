import { Advice, type AdviceProps } from './Advice.tsx';
import styles from './VoyageAdvice.module.css';

/** Sourcing: containers with ribs above and below. */
export function VoyageAdvice(props: AdviceProps) {
  return <Advice {...props} className={styles.advice} />;
}
