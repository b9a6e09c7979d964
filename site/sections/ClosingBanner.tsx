import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export type ClosingBannerProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** A line under the button. */
  note?: string;
};

/** The ink band before the footer: one sentence, one button, the motif large. */
export function ClosingBanner({ heading, text, action, note }: ClosingBannerProps) {
  return (
    <section className="on-ink closing-banner">
      <RisingLine course="banner" strokeWidth={12} align="xMaxYMax meet" />
      <div className="wrap">
        <div className="closing-text">
          <h2>{heading}</h2>
          <p className="lead mt-6">{text}</p>
          <p className="mt-9">
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
          {note && <p className="soft mt-5">{note}</p>}
        </div>
      </div>
    </section>
  );
}
