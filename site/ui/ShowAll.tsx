import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './ShowAll.module.css';

export type ShowAllProps = {
  /** "Show all 10 questions". */
  label: string;
  /** On phones, pressing the heading row above opens the list; the label is for screen readers. */
  isOverHeading?: boolean;
  /** The rest, which is always shown on larger screens and in print. */
  children: ReactNode;
};

/** Folds the rest of a long list on phones; the browser's find in page still searches it. */
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
