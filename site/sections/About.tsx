import { clsx } from 'clsx';
import type { HomePage } from '../schemas/home-page.ts';
import styles from './About.module.css';
import { PointList } from './PointList.tsx';

export type AboutProps = HomePage['about'];

/** Who the agency is: text on one side, its claims as a ruled list on the other. */
export function About({ heading, paragraphs, points }: AboutProps) {
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
        <PointList items={points} />
      </div>
    </section>
  );
}
