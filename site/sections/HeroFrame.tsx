import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import styles from './HeroFrame.module.css';

export type HeroFrameProps = {
  category?: CategoryId;
  pictures?: ReactNode;
  className?: string | undefined;
  /** The headline, text and buttons. */
  children?: ReactNode;
};

/** The top of a page, with text on the left and pictures on the right. */
export function HeroFrame({ category, pictures, className, children }: HeroFrameProps) {
  return (
    <section className={clsx(styles.hero, className)} data-category={category}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.text}>{children}</div>
      </div>
      {pictures}
    </section>
  );
}
