import { Advice, type AdviceProps } from './Advice.tsx';
import styles from './InspectorAdvice.module.css';

/** Web development: an inspector with the page above, and two panes of text below. */
export function InspectorAdvice(props: AdviceProps) {
  return <Advice {...props} className={styles.advice} />;
}
