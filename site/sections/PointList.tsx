import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
import type { Link } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import styles from './PointList.module.css';

export type PointListProps = {
  items: { title: string; text: string; link?: Link | undefined }[];
  /** Four, one below the other. Each item shows its own; phones show half of it. */
  drawings?: BandName | undefined;
};

/** Claims or reasons, each with a rule above it. */
export function PointList({ items, drawings }: PointListProps) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, text, link }) => (
        <li key={title}>
          {drawings && <BandImage name={drawings} className={styles.drawing} />}
          <h3>{title}</h3>
          <p className="soft">{text}</p>
          {link && (
            <p>
              <Go href={link.path} label={link.label} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
