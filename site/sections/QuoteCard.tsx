import { PortraitImage } from '../artwork/PortraitImage.tsx';
import type { Review } from '../schemas/testimonials.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './QuoteCard.module.css';

export type QuoteCardProps = Review;

/** A large client quotation in a speech bubble, with its subject and its speaker. */
export function QuoteCard({ name, role, company, text, about, portrait }: QuoteCardProps) {
  return (
    <figure data-slide="" className={styles.card} data-category="copy">
      <div className={styles.bubble}>
        {about && <Chip label={about} hasDot={false} className={styles.about} />}
        <blockquote>{text}</blockquote>
      </div>
      <figcaption>
        <PortraitImage name={portrait} size={120} />
        <span>
          <b>{name}</b>
          <span className="soft">{role}</span>
          <span className="soft">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
