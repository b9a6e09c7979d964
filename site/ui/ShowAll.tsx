import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './ShowAll.module.css';

export type ShowAllProps = {
  /** "Show all 10 questions". */
  label: string;
  /** On phones the row of the heading before it opens it; the label is for those who can't see. */
  isOverHeading?: boolean;
  /** The rest, which larger screens and paper always show. */
  children: ReactNode;
};

/** Folds the rest of a long list on phones; a search in the page finds what is in it. */
export function ShowAll({ label, isOverHeading = false, children }: ShowAllProps) {
  return (
    <details className={clsx(styles.rest, isOverHeading && styles.overHeading)}>
      <summary>
        {label}
        <Chevron className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
