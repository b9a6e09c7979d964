import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

export type SectionHeadProps = {
  heading: string;
  lead?: string | undefined;
  className?: string | undefined;
  /** A link or a button, usually in place of the sentence. */
  children?: ReactNode;
};

/** A heading with a sentence at the other end of its line. */
export function SectionHead({ heading, lead, className, children }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      <h2>{heading}</h2>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </div>
  );
}
