import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './MoreTile.module.css';

export type MoreTileProps = {
  text: string;
  action: ActionLink;
  drawing?: BandName | undefined;
  /** The service that the tile stands for, with its price and delivery. */
  offer?: string | undefined;
};

/** After services: something a visitor might say, and a button to send it. */
export function MoreTile({ text, action, drawing, offer }: MoreTileProps) {
  return (
    <div className={styles.tile} data-more={offer ? 'service' : 'link'}>
      {drawing && <BandImage name={drawing} className={styles.drawing} />}
      <div className={styles.words}>
        <p className={clsx('figure', styles.text)}>{text}</p>
        {offer && <p className={styles.offer}>{offer}</p>}
      </div>
      <div>
        <ButtonLink href={action.href} label={action.label} small />
        {offer && <OrderNote text={action.note} />}
      </div>
    </div>
  );
}
