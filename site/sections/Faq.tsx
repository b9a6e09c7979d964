import type { ActionLink } from '../lib/action-link.ts';
import type { Faq as FaqContent } from '../schemas/common.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './Faq.module.css';
import { FaqItem } from './FaqItem.tsx';

export type FaqProps = FaqContent & {
  /** Distinguishes the accordions of a page: at most one question of each is open. */
  id: string;
  action?: ActionLink;
};

/** Questions as an exclusive accordion that needs no script. */
export function Faq({ id, heading, lead, items, action }: FaqProps) {
  return (
    <section id={id} className="band">
      <div className="wrap columns">
        <div>
          <div className={styles.heading}>
            <h2>{heading}</h2>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {action && (
              <p className={styles.action}>
                <ButtonLink href={action.href} label={action.label} look="quiet" />
              </p>
            )}
            <OrderNote text={action?.note} />
          </div>
        </div>
        <div>
          {items.map((item) => (
            <FaqItem key={item.question} group={id} {...item} />
          ))}
        </div>
      </div>
    </section>
  );
}
