import { clsx } from 'clsx';
import styles from './Dot.module.css';

export type DotProps = { className?: string | undefined };

/** A dot in the colour of the surrounding category. */
export function Dot({ className }: DotProps) {
  return <i className={clsx(styles.dot, className)} />;
}
