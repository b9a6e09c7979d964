import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  /** A list whose items are the cards, or the cards themselves. */
  as?: 'ul' | 'div';
  id?: string;
  /** Three in a row from tablets on, because there are just three. */
  isThree?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Cards in rows of one, two and three. */
export function CardGrid(props: CardGridProps) {
  const { as: Element = 'div', id, isThree = false, className, children } = props;
  return (
    <Element id={id} className={clsx(styles.grid, className)} data-three={isThree ? '' : undefined}>
      {children}
    </Element>
  );
}
