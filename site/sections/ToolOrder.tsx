import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ToolOrder.module.css';

export type ToolOrderProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** The service that does it for the visitor. */
  service: ServiceCardProps;
};

/** Where a tool ends: the service that does the same for the visitor, its price, its days and its button. */
export function ToolOrder({ heading, text, action, service }: ToolOrderProps) {
  return (
    <section className="band" data-pagefind-ignore>
      <div className={`wrap ${styles.order}`}>
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${styles.text}`}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink href={action.href} label={action.label} arrow />
          </div>
        </div>
        <ServiceCard {...service} />
      </div>
    </section>
  );
}
