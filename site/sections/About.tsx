import { clsx } from 'clsx';
import type { HomePage } from '../schemas/home-page.ts';
import { Go } from '../ui/Go.tsx';
import styles from './About.module.css';
import { AboutPicture, type Delivery } from './AboutPicture.tsx';

export type AboutProps = HomePage['about'] & { delivery: Delivery };

/** Introduces the agency: text on one side, and its claims with a picture each on the other. */
export function About({ heading, paragraphs, points, delivery }: AboutProps) {
  return (
    <section className="band">
      <div className={clsx('wrap columns', styles.about)}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className={styles.points}>
          {points.map(({ title, text, link, shows }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
                {link && (
                  <p>
                    <Go href={link.path} label={link.label} />
                  </p>
                )}
              </div>
              <AboutPicture shows={shows} delivery={delivery} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
