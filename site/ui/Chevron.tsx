import { clsx } from 'clsx';
import styles from './Chevron.module.css';

export type ChevronProps = { className?: string | undefined };

/** Points down: what it stands on opens. */
export function Chevron({ className }: ChevronProps) {
  return (
    <svg viewBox="0 0 12 8" className={clsx(styles.chevron, className)} aria-hidden="true">
      <path
        d="M1.5 1.5 6 6l4.5-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
