export type ExplanationProps = {
  heading: string;
  sections: { heading: string; text: string }[];
};

/** Explanatory text of a category: heading left, ruled sections right. */
export function Explanation({ heading, sections }: ExplanationProps) {
  return (
    <section className="py-section">
      <div className="wrap about-grid">
        <h2 className="faq-heading self-start">{heading}</h2>
        <div className="grid gap-8">
          {sections.map((section) => (
            <div key={section.heading} className="border-t-2 border-ink pt-4">
              <h3>{section.heading}</h3>
              {section.text.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph} className="soft mt-3">
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
