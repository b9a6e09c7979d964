import { clsx } from 'clsx';
import type { HomePage } from '../schemas/pages.ts';
import styles from './About.module.css';

export type AboutProps = HomePage['about'];

/** Who the agency is: text on the one side, its claims as a ruled list on the other. */
export function About({ heading, paragraphs, points }: AboutProps) {
  return (
    <section className="band">
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
