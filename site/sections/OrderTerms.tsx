import type { Prices } from '../schemas/prices.ts';
import { ShowAll } from '../ui/ShowAll.tsx';
import styles from './OrderTerms.module.css';
import { PriceNote } from './PriceNote.tsx';

export type OrderTermsProps = Pick<Prices, 'quote'> & {
  /** VAT and the guarantee. Omit this if a price beside it already mentions them. */
  terms?: Pick<Prices, 'vat' | 'guarantee'>;
};

/** What happens between an order and its quote, followed by the terms of all prices. */
export function OrderTerms({ quote, terms }: OrderTermsProps) {
  return (
    <div className={styles.terms} data-pagefind-ignore>
      <h3>{quote.heading}</h3>
      <ShowAll label={quote.heading} isOverHeading>
        <ol>
          {quote.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </ShowAll>
      {terms && <PriceNote {...terms} className={styles.note} />}
    </div>
  );
}
