import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TickList } from '../ui/TickList.tsx';

export type WhiteLabelProps = {
  heading: string;
  text: string;
  points: string[];
  action: ActionLink;
};

/** Why agencies and resellers order here. */
export function WhiteLabel({ heading, text, points, action }: WhiteLabelProps) {
  return (
    <section className="py-section">
      <div className="wrap about-grid">
        <div>
          <h2>{heading}</h2>
          <RisingLine course="panel" strokeWidth={6} className="mt-8 max-w-[300px]" />
        </div>
        <div>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="lead mb-5">
              {paragraph}
            </p>
          ))}
          <TickList items={points} className="mt-8 border-t-2 border-ink pt-6" />
          <div className="mt-8">
            <ButtonLink href={action.href} label={action.label} look="link" />
          </div>
        </div>
      </div>
    </section>
  );
}
