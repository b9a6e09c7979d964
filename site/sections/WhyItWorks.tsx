import { BandImage } from '../artwork/BandImage.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { Tick } from '../ui/Tick.tsx';
import styles from './WhyItWorks.module.css';

export type WhyItWorksProps = {
  heading: string;
  items: { title: string; text: string }[];
  action: ActionLink;
};

/** A ticked sheet about why the steps above work, a first step to take and a bill of lading. */
export function WhyItWorks({ heading, items, action }: WhyItWorksProps) {
  return (
    <section className="band" data-ground="category" data-category="sourcing">
      <div className="wrap columns">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <ButtonLink href={action.href} label={action.label} arrow />
          <OrderNote text={action.note} />
          <BandImage name="bill-of-lading" />
        </div>
        <ul className={styles.list}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <Tick />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
