import { clsx } from 'clsx';
import { Comparison } from '../artwork/Comparison.tsx';
import type { ExplorerTab, HomePage } from '../schemas/home-page.ts';
import { ChoiceRadio } from '../ui/ChoiceRadio.tsx';
import styles from './BeforeAfter.module.css';

export type BeforeAfterProps = ExplorerTab['comparison'] & {
  /** An id that is unique on the page, for the radio buttons. */
  id: string;
  words: HomePage['explorer']['comparison'];
  /**
   * Whether the drawing changes while it is scrolled into view. If not, it changes when it is
   * shown.
   */
  isScrolledTo: boolean;
};

/** A sample of the work before and after. Two radio buttons switch them without JavaScript. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { id, drawing, before, after, words, isScrolledTo } = props;
  return (
    <fieldset className={clsx('on-paper', styles.comparison, isScrolledTo && styles.scrolledTo)}>
      <legend className="sr-only">{words.label}</legend>
      <div className={styles.art}>
        <Comparison name={drawing} />
      </div>
      <div className={styles.switch}>
        <ChoiceRadio name={id} id={`${id}-before`} label={before} />
        <ChoiceRadio name={id} id={`${id}-after`} label={after} isFirst />
        <span className={styles.sample}>{words.sample}</span>
      </div>
    </fieldset>
  );
}
