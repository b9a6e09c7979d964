import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './ShowAll.module.css';

export type ShowAllProps = {
  /** "Show all 10 questions". */
  label: string;
  className?: string | undefined;
  /** The rest, which larger screens and paper always show. */
  children: ReactNode;
};

/** Folds the rest of a long list on phones; a search in the page finds what is in it. */
export function ShowAll({ label, className, children }: ShowAllProps) {
  return (
    <details className={clsx(styles.rest, className)} data-show-all>
      <summary>
        {label}
        <Chevron className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
