import type { AboutShows } from '../schemas/home-page.ts';
import { Tick } from '../ui/Tick.tsx';
import styles from './AboutPicture.module.css';

/** The delivery times of services by slug. `label` is text such as "28 days". */
export type Delivery = Map<string, { name: string; days: number; label: string }>;

export type AboutPictureProps = { shows: AboutShows; delivery: Delivery };

/** Illustrates a claim with part of a report, delivery times as bars, or a list of links. */
export function AboutPicture({ shows, delivery }: AboutPictureProps) {
  if (shows.kind === 'report') {
    return (
      <div className={styles.picture} data-category="copy">
        <div className={styles.sheet}>
          <p className={styles.head}>
            <span className={styles.logo}>{shows.logo}</span>
            <span className={styles.sample}>{shows.sample}</span>
          </p>
          <b>{shows.title}</b>
          {shows.rows.map((row) => (
            <p key={row} className={styles.row}>
              <Tick /> {row}
            </p>
          ))}
        </div>
      </div>
    );
  }
  if (shows.kind === 'links') {
    return (
      <div className={styles.picture} data-category="seo">
        <div className={styles.sheet}>
          <p className={styles.head}>
            <span>{shows.title}</span>
            <span className={styles.sample}>{shows.sample}</span>
          </p>
          {shows.rows.map(({ site, url }) => (
            <p key={url} className={styles.row}>
              <Tick />
              <span>
                {site} <span className="soft">{url}</span>
              </span>
            </p>
          ))}
        </div>
      </div>
    );
  }
  const services = shows.services.flatMap(({ service }) => delivery.get(service) ?? []);
  const longest = Math.max(...services.map(({ days }) => days));
  return (
    <dl className={styles.picture} data-category="web">
      {services.map(({ name, days, label }) => (
        <div key={name} className={styles.bar}>
          <dt>{name}</dt>
          <dd>
            <b className="tabular">{label}</b>
          </dd>
          <svg aria-hidden="true">
            <rect width={`${Math.round((days / longest) * 100)}%`} height="100%" rx="4" />
          </svg>
        </div>
      ))}
    </dl>
  );
}
