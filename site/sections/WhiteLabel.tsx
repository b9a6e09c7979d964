import { clsx } from 'clsx';
import { sampleUrl } from '../artwork/sample-url.ts';
import type { ActionLink } from '../lib/action-link.ts';
import { paragraphs } from '../lib/paragraphs.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './WhiteLabel.module.css';

export type WhiteLabelProps = {
  heading: string;
  text: string;
  points: string[];
  action: ActionLink;
};

/** Reasons for agencies and resellers to order here, beside a report they can send on. */
export function WhiteLabel({ heading, text, points, action }: WhiteLabelProps) {
  return (
    <section id="white-label" className={clsx('band', styles.section)}>
      <div className="wrap">
        <div className={clsx('columns', styles.panel)} data-ground="category" data-category="seo">
          <div>
            <h2>{heading}</h2>
            {paragraphs(text).map((paragraph) => (
              <p key={paragraph} className={clsx('lead', styles.paragraph)}>
                {paragraph}
              </p>
            ))}
            <p className={styles.action}>
              <ButtonLink href={action.href} label={action.label} look="dark" arrow />
            </p>
            <OrderNote text={action.note} />
          </div>
          <img
            className={styles.report}
            src={sampleUrl('report-spread')}
            alt=""
            width={800}
            height={520}
            loading="lazy"
          />
        </div>
        <TickList items={points} className={styles.points} />
      </div>
    </section>
  );
}
