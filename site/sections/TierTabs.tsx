import type { TierCard } from '../lib/tier-cards.ts';
import styles from './TierTabs.module.css';

export type TierTabsProps = {
  /** The label "Package". */
  label: string;
  tiers: Pick<TierCard, 'id' | 'name' | 'prefix' | 'price' | 'isFeatured'>[];
};

/**
 * Lists packages by name and price to choose which one a phone shows. The packages are the
 * children of the next element. Larger screens show all of them.
 */
export function TierTabs({ label, tiers }: TierTabsProps) {
  return (
    <fieldset className={styles.tabs} data-count={tiers.length}>
      <legend className="sr-only">{label}</legend>
      {tiers.map(({ id, name, prefix, price, isFeatured }) => (
        <label key={id} className={styles.tab}>
          <input type="radio" name="tier" value={id} defaultChecked={isFeatured} />
          {name}{' '}
          <span className="figure">
            {prefix && <small>{prefix} </small>}
            {price}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
