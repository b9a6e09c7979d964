import { clsx } from 'clsx';
import styles from './SectionHead.module.css';

export type SectionHeadProps = { heading: string; lead: string; className?: string | undefined };

/** A heading with a sentence at the far end of its line. */
export function SectionHead({ heading, lead, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      <h2>{heading}</h2>
      <p className="soft">{lead}</p>
    </div>
  );
}
