import type { ReactNode } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { PriceNote } from '../PriceNote.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './ServicesBand.module.css';
import type { ServicesProps } from './services-props.ts';

export type ServicesBandProps = Pick<ServicesProps, 'heading' | 'lead' | 'terms'> & {
  ground?: 'quiet' | 'ink' | 'category' | undefined;
  category?: CategoryId | undefined;
  children: ReactNode;
};

/** The section with a category's services: its heading, and the terms below them. */
export function ServicesBand({
  heading,
  lead,
  terms,
  ground,
  category,
  children,
}: ServicesBandProps) {
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
