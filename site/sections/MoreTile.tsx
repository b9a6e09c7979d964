import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './MoreTile.module.css';

export type MoreTileProps = {
  text: string;
  action: ActionLink;
  /** The service that it stands for, its price and delivery. */
  offer?: string | undefined;
};

/** The last tile of a grid of cards: one sentence and a button. */
export function MoreTile({ text, action, offer }: MoreTileProps) {
  return (
    <div className={`on-ink ${styles.tile}`} data-more={offer ? 'service' : 'link'}>
      <RisingLine course="panel" strokeWidth={6} align="xMaxYMin meet" className={styles.line} />
      <div>
        <p className={`figure ${styles.text}`}>{text}</p>
        {offer && <p className={styles.offer}>{offer}</p>}
      </div>
      <div>
        <ButtonLink href={action.href} label={action.label} small />
        {offer && <OrderNote text={action.note} />}
      </div>
    </div>
  );
}
