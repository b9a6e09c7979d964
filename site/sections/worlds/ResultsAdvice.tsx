import { Advice, type AdviceProps } from './Advice.tsx';
import styles from './ResultsAdvice.module.css';

/** SEO: a column of results, a search with its result, and a dark result that fills the column. */
export function ResultsAdvice(props: AdviceProps) {
  return <Advice {...props} className={styles.advice} />;
}
