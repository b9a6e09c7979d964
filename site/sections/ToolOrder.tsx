import { clsx } from 'clsx';
import type { ActionLink } from '../lib/action-link.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ToolOrder.module.css';

export type ToolOrderProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** The service that does this work for the visitor. */
  service: ServiceCardProps;
};

/**
 * The end of a tool's page: a service that does the same work for the visitor, with its price,
 * delivery and order button.
 */
export function ToolOrder({ heading, text, action, service: { plan, ...card } }: ToolOrderProps) {
  return (
    <section className="band" data-pagefind-ignore>
      <div className={clsx('wrap', styles.order)}>
        <div>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.text)}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink href={action.href} label={action.label} arrow />
            {plan && <AddToPlan {...plan} />}
            <OrderNote text={action.note} />
          </div>
        </div>
        <ServiceCard {...card} />
      </div>
    </section>
  );
}
