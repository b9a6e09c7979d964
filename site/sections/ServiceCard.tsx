import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import { Arrow } from '../ui/Arrow.tsx';

export type ServiceCardProps = {
  id?: string;
  name: string;
  summary: string;
  scene: SceneName;
  path: string;
  /** "from" and "£750"; "Delivery" and "28 days". */
  price: { label: string; value: string };
  delivery: { label: string; value: string };
  /** "Packages from $45", where it is sold in packages too. */
  packages?: string | undefined;
  badge?: string | undefined;
  /** "Order by enquiry", where the card leads to the form. */
  order?: string;
};

export function ServiceCard(props: ServiceCardProps) {
  const { id, name, summary, scene, path, price, delivery, packages, badge, order } = props;
  return (
    <a id={id} href={path} className="service-card">
      <div className="art">
        <SceneImage name={scene} />
      </div>
      <div className="service-card-text">
        {badge && <p className="service-card-badge">{badge}</p>}
        <h3>{name}</h3>
        <p className="soft mt-2 text-base leading-normal">{summary}</p>
        {packages && <p className="mt-2 text-base font-semibold">{packages}</p>}
        <p className="service-card-figures">
          <span>
            <span className="soft">{price.label}</span> <b className="figure">{price.value}</b>
          </span>
          <span className="text-end">
            <span className="soft">{delivery.label}</span>{' '}
            <b className="figure">{delivery.value}</b>
          </span>
        </p>
        {order && (
          <span className="go mt-4">
            {order}
            <Arrow />
          </span>
        )}
      </div>
    </a>
  );
}
