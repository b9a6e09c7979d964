import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Art.module.css';

export type ArtProps = { className?: string | undefined; children: ReactNode };

/** A frame with rounded corners and a picture that fills it. */
export function Art({ className, children }: ArtProps) {
  return <div className={clsx(styles.art, className)}>{children}</div>;
}
