import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { Tick } from '../ui/Tick.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './WhyItWorks.module.css';

export type WhyItWorksProps = {
  heading: string;
  items: { title: string; text: string }[];
  action: ActionLink;
};

/** Ticked cards about why the steps above work, and a button to take the first step. */
export function WhyItWorks({ heading, items, action }: WhyItWorksProps) {
  return (
    <section className="band" data-ground="category" data-category="sourcing">
      <div className="wrap">
        <SectionHead heading={heading}>
          <div>
            <ButtonLink href={action.href} label={action.label} arrow />
            <OrderNote text={action.note} />
          </div>
        </SectionHead>
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
