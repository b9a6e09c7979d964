import { clsx } from 'clsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './PromoBand.module.css';

export type PromoBandProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** `band` (the default) has a background; `row` lies between rules, under the questions. */
  look?: 'band' | 'row';
};

/**
 * An unobtrusive section that offers another service, such as the audit on web development pages.
 */
export function PromoBand({ heading, text, action, look = 'band' }: PromoBandProps) {
  return (
    <section className={styles.section} data-look={look}>
      <div className={clsx('wrap', styles.row)}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div>
          <ButtonLink
            href={action.href}
            label={action.label}
            look={look === 'band' ? 'dark' : 'quiet'}
            arrow
          />
          <OrderNote text={action.note} />
        </div>
      </div>
    </section>
  );
}
