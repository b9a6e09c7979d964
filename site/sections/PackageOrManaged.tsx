import type { ManagedCard } from '../lib/managed-card.ts';
import type { Prices } from '../schemas/prices.ts';
import { ShowAll } from '../ui/ShowAll.tsx';
import { ManagedPrice } from './ManagedPrice.tsx';
import styles from './PackageOrManaged.module.css';
import { PriceNote } from './PriceNote.tsx';

export type PackageOrManagedProps = Pick<Prices, 'choice' | 'packages'> & {
  managed: ManagedCard;
  terms: Pick<Prices, 'vat' | 'guarantee'>;
};

/**
 * Helps visitors to choose between the packages above and the managed service, whose price it
 * shows.
 */
export function PackageOrManaged({ choice, packages, managed, terms }: PackageOrManagedProps) {
  return (
    <div className={styles.choice}>
      <div data-pagefind-ignore>
        <h2>{choice.heading}</h2>
        <ShowAll label={choice.heading} isOverHeading>
          <dl>
            <dt>{packages.name}</dt>
            <dd className="soft">{choice.packages}</dd>
            <dt>{managed.kind}</dt>
            <dd className="soft">{choice.managed}</dd>
          </dl>
        </ShowAll>
      </div>
      <ManagedPrice {...managed} />
      <PriceNote {...terms} className={styles.terms} />
    </div>
  );
}
