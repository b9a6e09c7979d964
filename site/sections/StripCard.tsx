import { BandImage } from '../artwork/BandImage.tsx';
import type { CategoryId } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import styles from './StripCard.module.css';

export type StripCardProps = {
  title: string;
  text: string;
  /** A visitor's problem. */
  question: string;
  path: string;
  link: string;
  category: CategoryId;
  /**
   * The card is a copy. It can be clicked, but is hidden from keyboards and assistive technology.
   */
  isCopy?: boolean;
};

export function StripCard(props: StripCardProps) {
  const { title, text, path, link, category, isCopy = false } = props;
  return (
    <a
      href={path}
      data-slide=""
      className={styles.card}
      {...(isCopy && { 'aria-hidden': true, tabIndex: -1 })}
    >
      <BandImage name={`type-${category}`} className={styles.drawing} />
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <Go label={link} className={styles.go} />
    </a>
  );
}
