import { Advice, type AdviceProps } from './Advice.tsx';
import styles from './BoardAdvice.module.css';

/** Amazon PPC: cells of a board. */
export function BoardAdvice(props: AdviceProps) {
  return <Advice {...props} className={styles.advice} />;
}
