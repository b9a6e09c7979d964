import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paragraphs } from '../lib/paragraphs.ts';
import { Chevron } from '../ui/Chevron.tsx';
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
  /** A table above the sections, which are then folded on all screens. */
  children?: ReactNode;
};

/** Explanatory text in sections that are separated by rules. */
export function Explanation({ heading, sections, more, children }: ExplanationProps) {
  return (
    <section className="band">
      <div className={clsx('wrap', styles.columns, more ? styles.pairs : 'columns')}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
        <div className={styles.sections} data-folded={children ? '' : undefined}>
          {sections.map((section) =>
            children ? (
              <details key={section.heading} className={styles.folded}>
                <summary>
                  <h3>{section.heading}</h3>
                  <Chevron className={styles.sign} />
                </summary>
                <Paragraphs text={section.text} />
              </details>
            ) : (
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
            ),
          )}
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
