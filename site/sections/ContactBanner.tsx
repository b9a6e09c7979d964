import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import { Headline } from '../ui/Headline.tsx';

export type ContactBannerProps = { headline: { text: string; mark: string }; lead: string };

export function ContactBanner({ headline, lead }: ContactBannerProps) {
  return (
    <section className="on-ink contact-banner">
      <RisingLine course="banner" strokeWidth={12} align="xMaxYMax meet" />
      <div className="wrap">
        <Headline {...headline} className="text-h1" />
        <p className="lead mt-8 max-w-[30em]">{lead}</p>
      </div>
    </section>
  );
}
