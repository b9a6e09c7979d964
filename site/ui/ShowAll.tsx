import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './ShowAll.module.css';

export type ShowAllProps = {
  /** For example "Show all 10 questions". */
  label: string;
  /**
   * On phones, pressing the heading above opens the list. The label is then only for screen
   * readers.
   */
  isOverHeading?: boolean;
  /** Tablets fold the list too. */
  isOnTablets?: boolean;
  /** The folded part. Wider screens and print show it. */
  children: ReactNode;
};

/** Folds its children on phones. The browser's "find in page" can still search them. */
export function ShowAll({ label, isOverHeading, isOnTablets, children }: ShowAllProps) {
  return (
    <details
      className={clsx(
        styles.rest,
        isOverHeading && styles.overHeading,
        isOnTablets && styles.onTablets,
      )}
    >
      <summary>
        {label}
        <Chevron className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
