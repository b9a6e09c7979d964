import { clsx } from 'clsx';
import type { Prices } from '../schemas/prices.ts';
import styles from './PriceNote.module.css';

export type PriceNoteProps = Pick<Prices, 'vat' | 'guarantee'> & {
  className?: string | undefined;
};

/** The terms of all prices: VAT, and a link to the conditions of the guarantee. */
export function PriceNote({ vat, guarantee, className }: PriceNoteProps) {
  return (
    <p className={clsx('soft', styles.note, className)} data-pagefind-ignore>
      {vat.text} {guarantee.text} <a href={guarantee.link.path}>{guarantee.link.label}</a>
    </p>
  );
}
