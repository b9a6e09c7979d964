import type { ActionLink } from '../lib/action-link.ts';
import type { Faq as FaqContent } from '../schemas/common.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FaqItem } from './FaqItem.tsx';

export type FaqProps = FaqContent & {
  /** Distinguishes the accordions of a page: at most one question of each is open. */
  id: string;
  action?: ActionLink;
};

/** Questions as an exclusive accordion that needs no script. */
export function Faq({ id, heading, lead, items, action }: FaqProps) {
  return (
    <section id={id} className="py-section">
      <div className="wrap faq-grid">
        <div>
          <div className="faq-heading">
            <h2>{heading}</h2>
            <p className="lead mt-5 max-w-[22em]">{lead}</p>
            {action && (
              <p className="mt-6">
                <ButtonLink href={action.href} label={action.label} look="quiet" />
              </p>
            )}
          </div>
        </div>
        <div className="faq-list">
          {items.map((item) => (
            <FaqItem key={item.question} group={id} {...item} />
          ))}
        </div>
      </div>
    </section>
  );
}
