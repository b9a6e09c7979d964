import type { RegionId } from '../artwork/region-ids.ts';
import { WorldMap } from '../artwork/WorldMap.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export type GlobalReachProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** Introduces the list of regions, which large screens show on the map instead. */
  label: string;
  regions: { id: RegionId; name: string }[];
};

/** The ink band with the world and the routes that goods take. */
export function GlobalReach({ heading, text, action, label, regions }: GlobalReachProps) {
  return (
    <section className="on-ink reach">
      <div className="wrap reach-head">
        <h2 className="max-w-[11em]">{heading}</h2>
        <div>
          <p className="lead max-w-[30em]">{text}</p>
          <p className="mt-7">
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
        </div>
      </div>
      <div className="reach-map">
        <WorldMap regions={regions} />
      </div>
      <div className="wrap reach-list">
        <h3>{label}</h3>
        <ul>
          {regions.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
