import { clsx } from 'clsx';
import type { PortraitName } from '../artwork/portrait-names.ts';
import { StandingPortrait } from '../artwork/StandingPortrait.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './ContactBanner.module.css';

export type ContactBannerProps = {
  headline: { text: string; mark: string };
  lead: string;
  /** Direct ways to reach us. If one opens a new window, `note` says so. */
  ways: { name: string; text: string; href: string; note?: string }[];
  people: { name: string; role: string; portrait: PortraitName }[];
};

/** Direct ways to reach us, and three people on the lower edge. */
export function ContactBanner({ headline, lead, ways, people }: ContactBannerProps) {
  return (
    <section className={clsx('on-ink', styles.banner)}>
      <div className={clsx('wrap', styles.columns)}>
        <div className={styles.text}>
          <Headline {...headline} className={styles.headline} />
          <p className={clsx('lead', styles.lead)}>{lead}</p>
          <dl className={styles.ways} data-contact-details="">
            {ways.map(({ name, text, href, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <a href={href} {...(note && { target: '_blank', rel: 'noopener' })}>
                    {text}
                    {note && <span className="sr-only"> {note}</span>}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.team}>
          {people.map(({ name, role, portrait }) => (
            <li key={name}>
              <StandingPortrait name={portrait} />
              <p>
                <b>{name}</b>
                <span>{role}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
