import type { ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import { PriceNote, type PriceNoteProps } from './PriceNote.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './ServicesBand.module.css';

export type ServicesBandProps = {
  heading: string;
  lead: string;
  ground?: 'quiet' | 'category' | undefined;
  category?: CategoryId | undefined;
  children: ReactNode;
  /** The terms under services with prices. A page shows them only once. */
  terms?: Omit<PriceNoteProps, 'className'> | undefined;
};

/** A section with services: its heading, and the terms below them. */
export function ServicesBand(props: ServicesBandProps) {
  const { heading, lead, ground, category, children, terms } = props;
  return (
    <section className="band" data-ground={ground} data-category={category} data-pagefind-ignore>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} className={styles.head} />
        {children}
        {terms && <PriceNote {...terms} className={styles.terms} />}
      </div>
    </section>
  );
}
