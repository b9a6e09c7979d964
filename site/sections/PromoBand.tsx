import { clsx } from 'clsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './PromoBand.module.css';

export type PromoBandProps = { heading: string; text: string; action: ActionLink };

/**
 * An unobtrusive section that offers another service, such as the audit on web development pages.
 */
export function PromoBand({ heading, text, action }: PromoBandProps) {
  return (
    <section className={styles.section}>
      <div className={clsx('wrap', styles.row)}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div>
          <ButtonLink href={action.href} label={action.label} look="dark" arrow />
          <OrderNote text={action.note} />
        </div>
      </div>
    </section>
  );
}
