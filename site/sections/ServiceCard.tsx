import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Art } from '../ui/Art.tsx';
import { Go } from '../ui/Go.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './ServiceCard.module.css';

export type ServiceCardProps = {
  id?: string;
  name: string;
  summary: string;
  category: CategoryId;
  scene?: SceneName | undefined;
  path: string;
  /** "from" and "£750"; "Delivery" and "28 days". */
  price: { label: string; value: string };
  delivery: { label: string; value: string };
  /** "Also as fixed packages", where it is sold in packages too. */
  packages?: string | undefined;
  badge?: string | undefined;
  /** What the price includes, on the card of a service without a page. */
  includes?: { items: string[]; costsMore: string };
  /** "Order this service", where the card leads to the form. */
  order?: string;
};

export function ServiceCard(props: ServiceCardProps) {
  const { id, name, summary, category, scene, path } = props;
  const { price, delivery, packages, includes, badge, order } = props;
  return (
    <a
      id={id}
      href={path}
      className={styles.card}
      data-card="service"
      data-morphs={scene ? '' : undefined}
      data-category={scene ? undefined : category}
    >
      {scene && (
        <Art className={styles.picture}>
          <SceneImage name={scene} />
        </Art>
      )}
      <div className={styles.text}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <h3>{name}</h3>
        <p className={`soft ${styles.summary}`}>{summary}</p>
        {includes && (
          <>
            <TickList items={includes.items} className={styles.includes} />
            <p className={`soft ${styles.more}`}>{includes.costsMore}</p>
          </>
        )}
        {packages && <p className={styles.packages}>{packages}</p>}
        <p className={styles.figures}>
          <span>
            <span className="soft">{price.label}</span> <b className="figure">{price.value}</b>
          </span>
          <span>
            <span className="soft">{delivery.label}</span>{' '}
            <b className="figure">{delivery.value}</b>
          </span>
        </p>
        {order && <Go label={order} className={styles.order} />}
      </div>
    </a>
  );
}
