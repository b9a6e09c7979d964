import { BandImage } from '../artwork/BandImage.tsx';
import { PortraitImage } from '../artwork/PortraitImage.tsx';
import type { Review } from '../schemas/testimonials.ts';
import { Stars } from '../ui/Stars.tsx';
import styles from './ReviewCard.module.css';

export type ReviewCardProps = Review & {
  /** The rating for screen readers, such as "5 out of 5". */
  stars: string;
  outOf: number;
  /** Makes the text smaller, for a narrow card. */
  isCompact?: boolean;
  /** Shows the drawing of what the review is about on the card's lower edge. */
  isIllustrated?: boolean;
};

/** A review by one client. */
export function ReviewCard(props: ReviewCardProps) {
  const { name, role, company, text, lang, also, rating, portrait, drawing, stars, outOf } = props;
  return (
    <figure
      data-slide=""
      className={styles.card}
      data-compact={props.isCompact === true ? '' : undefined}
    >
      {props.isIllustrated && drawing && <BandImage name={drawing} className={styles.work} />}
      <Stars value={rating} outOf={outOf} label={stars} />
      <blockquote lang={lang}>
        <p>{text}</p>
        {also && <p lang={also.lang}>{also.text}</p>}
      </blockquote>
      <figcaption lang={lang}>
        <PortraitImage name={portrait} />
        <span>
          <b>{name}</b>
          <span className="soft">{company ? `${role}, ${company}` : role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
