import { clsx } from 'clsx';
import { paragraphs } from '../lib/paragraphs.ts';
import styles from './Explanation.module.css';

export type ExplanationProps = {
  heading: string;
  sections: { heading: string; id?: string | undefined; text: string }[];
};

/** Explanatory text in sections that are separated by rules. */
export function Explanation({ heading, sections }: ExplanationProps) {
  return (
    <section className="band">
      <div className={clsx('wrap columns', styles.columns)}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.sections}>
          {sections.map((section) => (
            <div key={section.heading} id={section.id}>
              <h3>{section.heading}</h3>
              {paragraphs(section.text).map((paragraph) => (
                <p key={paragraph} className="soft">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
