import { clsx } from 'clsx';
import { paragraphs } from '../lib/paragraphs.ts';
import { ShowAll } from '../ui/ShowAll.tsx';
import styles from './Explanation.module.css';

export type ExplanationProps = {
  heading: string;
  sections: { heading: string; id?: string | undefined; text: string }[];
  /**
   * The label "Read more". If it is set, each section is folded on phones, and larger screens show
   * two sections side by side.
   */
  more?: string;
};

/** Explanatory text in sections that are separated by rules. */
export function Explanation({ heading, sections, more }: ExplanationProps) {
  return (
    <section className="band">
      <div className={clsx('wrap', styles.columns, more ? styles.pairs : 'columns')}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.sections}>
          {sections.map((section) => (
            <div key={section.heading} id={section.id}>
              <h3>{section.heading}</h3>
              {more ? (
                <ShowAll label={`${more}: ${section.heading}`} isOverHeading>
                  <Paragraphs text={section.text} />
                </ShowAll>
              ) : (
                <Paragraphs text={section.text} />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => (
    <p key={paragraph} className="soft">
      {paragraph}
    </p>
  ));
}
