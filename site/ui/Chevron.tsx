import { clsx } from 'clsx';
import styles from './Chevron.module.css';
import { LineIcon } from './LineIcon.tsx';

export type ChevronProps = { className?: string | undefined };

/** A chevron that points down, for controls that open something. */
export function Chevron({ className }: ChevronProps) {
  return (
    <LineIcon box="12 8" strokeWidth="2.2" className={clsx(styles.chevron, className)}>
      <path d="M1.5 1.5 6 6l4.5-4.5" />
    </LineIcon>
  );
}
