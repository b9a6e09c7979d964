import { PortraitImage } from '../artwork/PortraitImage.tsx';
import type { Review } from '../schemas/testimonials.ts';

export type QuoteCardProps = Review;

/** One client's words, large, with what they are about. */
export function QuoteCard({ name, role, company, text, about, portrait }: QuoteCardProps) {
  return (
    <figure data-slide="" className="quote-card category-copy">
      <div>
        {about && <p className="chip">{about}</p>}
        <blockquote>{text}</blockquote>
      </div>
      <figcaption>
        <PortraitImage name={portrait} size={120} />
        <span>
          <b>{name}</b>
          <span className="soft block">{role}</span>
          <span className="soft block">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
