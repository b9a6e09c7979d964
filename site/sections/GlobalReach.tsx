import { clsx } from 'clsx';
import type { RegionId } from '../artwork/region-ids.ts';
import { WorldMap } from '../artwork/WorldMap.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './GlobalReach.module.css';

export type GlobalReachProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** The introduction to the list of regions. Large screens show the regions on the map instead. */
  label: string;
  regions: { id: RegionId; name: string; percent: number }[];
};

/** A dark section with the shipping routes to each region on a map. */
export function GlobalReach({ heading, text, action, label, regions }: GlobalReachProps) {
  return (
    <section className={clsx('on-ink', styles.reach)}>
      <div className={clsx('wrap', styles.head)}>
        <h2>{heading}</h2>
        <div>
          <p className="lead">{text}</p>
          <p className={styles.action}>
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
          <OrderNote text={action.note} />
        </div>
      </div>
      <div className={styles.map}>
        <WorldMap regions={regions} />
      </div>
      <div className={clsx('wrap', styles.list)}>
        <h3>{label}</h3>
        <ol>
          {regions.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
