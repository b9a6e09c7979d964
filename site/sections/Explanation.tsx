import styles from './Explanation.module.css';

export type ExplanationProps = {
  heading: string;
  sections: { heading: string; id?: string | undefined; text: string }[];
};

/** Explanatory text of a category: heading left, ruled sections right. */
export function Explanation({ heading, sections }: ExplanationProps) {
  return (
    <section className="band">
      <div className={`wrap columns ${styles.columns}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.sections}>
          {sections.map((section) => (
            <div key={section.heading} id={section.id}>
              <h3>{section.heading}</h3>
              {section.text.split(/\n\s*\n/).map((paragraph) => (
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
