import { clsx } from 'clsx';
import type { Offer } from '../../../contract/plan.ts';
import { deliveryText, type PlanWords, priceText } from '../../../contract/plan-text.ts';
import styles from './PlanChoice.module.css';

export type PlanChoiceProps = {
  item: string;
  offer: Offer;
  /** The service of a package, for screen readers that read the choice out of context. */
  of?: string;
  planWords: PlanWords;
  items: ReadonlySet<string>;
  onChange: (item: string, isPlanned: boolean) => void;
};

export function PlanChoice(props: PlanChoiceProps) {
  const { item, of, offer, planWords, items, onChange } = props;
  return (
    <label className={clsx(styles.choice, of && styles.package)}>
      <input
        type="checkbox"
        name="item"
        value={item}
        checked={items.has(item)}
        onChange={({ currentTarget }) => onChange(item, currentTarget.checked)}
      />
      <span className={styles.name}>
        {of && <span className="sr-only">{of}, </span>}
        {offer.name}
      </span>{' '}
      <span className={styles.days}>{deliveryText(offer.delivery, planWords)}</span>{' '}
      <span className={styles.price}>{priceText(offer.price, planWords)}</span>
    </label>
  );
}
