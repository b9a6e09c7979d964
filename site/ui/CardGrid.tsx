import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  /** There are exactly three cards, so tablets and larger screens show three per row. */
  isThree?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A grid of cards with one, two or three per row. */
export function CardGrid({ isThree = false, className, children }: CardGridProps) {
  return (
    <div className={clsx(styles.grid, className)} data-three={isThree ? '' : undefined}>
      {children}
    </div>
  );
}
