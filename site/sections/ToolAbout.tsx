import { clsx } from 'clsx';
import { paragraphs } from '../lib/paragraphs.ts';
import type { ToolPage } from '../schemas/tool-pages.ts';
import { Go } from '../ui/Go.tsx';
import styles from './ToolAbout.module.css';

export type ToolAboutProps = Pick<ToolPage, 'how' | 'limits' | 'sources' | 'article'>;

/** An explanation of how a tool works, its limits and its sources. */
export function ToolAbout({ how, limits, sources, article }: ToolAboutProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className={clsx('wrap', styles.about)}>
        <div>
          <h2>{how.heading}</h2>
          {paragraphs(how.text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {article && <Go href={article.path} label={article.label} className={styles.article} />}
        </div>
        <dl className={styles.formulas}>
          {how.formulas.map(({ name, formula }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h2>{limits.heading}</h2>
          <ul className={styles.list}>
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{sources.heading}</h2>
          <ul className={styles.list}>
            {sources.items.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
