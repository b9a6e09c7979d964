import { clsx } from 'clsx';
import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import styles from './ContactBanner.module.css';

export type ContactBannerProps = { headline: { text: string; mark: string }; lead: string };

/** The large line stands alone: the headline has none. */
export function ContactBanner({ headline, lead }: ContactBannerProps) {
  return (
    <section className={clsx('on-ink', styles.banner)}>
      <RisingLine course="banner" strokeWidth={12} align="xMaxYMax meet" className={styles.line} />
      <div className={clsx('wrap', styles.text)}>
        <h1>{headline.text}</h1>
        <p className={clsx('lead', styles.lead)}>{lead}</p>
      </div>
    </section>
  );
}
