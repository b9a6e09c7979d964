import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import type { CategoryId } from '../schemas/common.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { Art } from '../ui/Art.tsx';
import styles from './ServiceCard.module.css';

export type ServiceCardProps = {
  id?: string;
  name: string;
  /** The problem that it solves. */
  problem?: string | undefined;
  summary: string;
  category: CategoryId;
  scene?: SceneName | undefined;
  /** Wide screens show the scene's stop, for a narrow column. */
  isStop?: boolean;
  /** Large screens show more of the scene, for a tall picture. */
  isTall?: boolean;
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
};

/** A card that links to the page of a service. */
export function ServiceCard({ children, plan, ...service }: ServiceCardProps) {
  return (
    // The card is a link, so the link that adds it to the plan can't be inside.
    <div className={clsx(styles.slot, !service.scene && 'on-paper')}>
      <a href={service.path} {...cardOf(service)} data-morphs={service.scene ? '' : undefined}>
        <CardBody {...service}>{children}</CardBody>
      </a>
      {plan && <AddOnCard {...plan} />}
    </div>
  );
}

/** The attributes of the element around a `CardBody`. */
export function cardOf({ id, scene, category }: ServiceCardProps) {
  return {
    id,
    className: clsx(styles.card, !scene && 'on-paper'),
    'data-card': 'service',
    'data-category': scene ? undefined : category,
  };
}

export type CardBodyProps = ServiceCardProps & { foot?: ReactNode };

/** The picture and text of a card. */
export function CardBody({ name, summary, scene, children, foot, ...service }: CardBodyProps) {
  const { price, delivery, problem, packages, badge, isStop, isTall } = service;
  return (
    <>
      {scene && (
        <Art className={styles.picture}>
          <SceneImage name={scene} isThumbnail isStop={isStop} isTall={isTall} />
        </Art>
      )}
      <div className={styles.text}>
        {badge && <p className={styles.badge}>{badge}</p>}
        {problem && (
          <p className={styles.problem} data-problem="">
            {problem}
          </p>
        )}
        <h3>{name}</h3>
        <p className={clsx('soft', styles.summary)}>{summary}</p>
        {children}
        {packages && <p className={clsx('soft', styles.packages)}>{packages}</p>}
        <p className={styles.figures} data-card-price="">
          <span>
            <span className="soft">{price.label}</span> <b className="figure">{price.value}</b>
          </span>
          <span className="soft">
            <span>{delivery.label}</span> {delivery.value}
          </span>
        </p>
        {foot}
      </div>
    </>
  );
}

/** On phones, the link only says "Add". */
export function AddOnCard(plan: PlanAddition) {
  const { words } = plan;
  const label = (
    <>
      <span className={styles.short} aria-hidden="true">
        {words.addShort}
      </span>
      <span className={styles.long}>{words.add}</span>
    </>
  );
  return <AddToPlan {...plan} label={label} className={styles.plan} />;
}
