import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  /** Three per row on tablets and larger, because there are exactly three. */
  isThree?: boolean;
  children: ReactNode;
};

/** Cards in rows of one, two and three. */
export function CardGrid({ isThree = false, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-three={isThree ? '' : undefined}>
      {children}
    </div>
  );
}
