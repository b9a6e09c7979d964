import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import type { CategoryId } from '../schemas/common.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { Art } from '../ui/Art.tsx';
import { Go } from '../ui/Go.tsx';
import { ShowAll } from '../ui/ShowAll.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './ServiceCard.module.css';

export type ServiceCardProps = {
  id?: string;
  name: string;
  summary: string;
  category: CategoryId;
  scene?: SceneName | undefined;
  path: string;
  /** Labels and values: "from" and "£750", "Delivery" and "28 days". */
  price: { label: string; value: string };
  delivery: { label: string; value: string };
  /** The note "Also as fixed packages", if the service has packages. */
  packages?: string | undefined;
  badge?: string | undefined;
  plan?: PlanAddition | undefined;
  /** Content after the summary. */
  children?: ReactNode;
  /** For a service without a page: the card links to the form and says what the price includes. */
  offer?: {
    /** What the price includes. */
    includes: { heading: string; items: string[]; costsMore: string };
    /** The label "Order this service". */
    order: string;
  };
};

export function ServiceCard(props: ServiceCardProps) {
  const { id, name, summary, category, scene, path } = props;
  const { price, delivery, packages, badge, plan, offer } = props;
  const card = {
    id,
    className: styles.card,
    'data-card': 'service',
    'data-category': scene ? undefined : category,
  };
  const content = (
    <>
      {scene && (
        <Art className={styles.picture}>
          <SceneImage name={scene} isThumbnail />
        </Art>
      )}
      <div className={styles.text}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <h3>{name}</h3>
        <p className={clsx('soft', styles.summary)}>{summary}</p>
        {props.children}
        {offer && (
          <ShowAll label={offer.includes.heading}>
            <TickList items={offer.includes.items} className={styles.includes} />
            <p className={clsx('soft', styles.more)}>{offer.includes.costsMore}</p>
          </ShowAll>
        )}
        {packages && <p className={clsx('soft', styles.packages)}>{packages}</p>}
        <p className={styles.figures}>
          <span>
            <span className="soft">{price.label}</span> <b className="figure">{price.value}</b>
          </span>
          <span className="soft">
            <span>{delivery.label}</span> {delivery.value}
          </span>
        </p>
        {offer && (
          <div className={styles.actions}>
            <Go href={path} label={offer.order} about={name} className={styles.order} />
            {plan && <AddOnCard {...plan} />}
          </div>
        )}
      </div>
    </>
  );
  if (offer) return <div {...card}>{content}</div>;
  return (
    // The card is a link, so the link that adds it to the plan can't be inside.
    <div className={styles.slot}>
      <a href={path} {...card} data-morphs={scene ? '' : undefined}>
        {content}
      </a>
      {plan && <AddOnCard {...plan} />}
    </div>
  );
}

/** On phones, the link only says "Add". */
function AddOnCard(plan: PlanAddition) {
  const { words } = plan;
  const label = (
    <>
      <span className={styles.short}>{words.addShort}</span>
      <span className={styles.long}>{words.add}</span>
    </>
  );
  return <AddToPlan {...plan} label={label} className={styles.plan} />;
}
