import type { BenefitsContent } from '../schemas/page-parts.ts';
import { BenefitTile } from './BenefitTile.tsx';

export type BenefitsProps = BenefitsContent;

/** Benefits as a bento: the first tile large, the others by what they carry. */
export function Benefits({ heading, items }: BenefitsProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <h2 className="max-w-[14em]">{heading}</h2>
        <div className={`bento bento-${items.length}`}>
          {items.map((benefit) => (
            <BenefitTile key={benefit.title} {...benefit} />
          ))}
        </div>
      </div>
    </section>
  );
}
