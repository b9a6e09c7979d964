import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './ShowAll.module.css';

export type ShowAllProps = {
  /** "Show all 10 questions". */
  label: string;
  /** On phones the heading row before it opens it; the label is for screen readers. */
  isOverHeading?: boolean;
  /** The rest, which is always shown on larger screens and in print. */
  children: ReactNode;
};

/** Folds the rest of a long list on phones; searching in the page finds what is in it. */
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
