import { clsx } from 'clsx';
import { paragraphs } from '../../lib/paragraphs.ts';
import type { CategoryId } from '../../schemas/common.ts';
import { ShowAll } from '../../ui/ShowAll.tsx';
import styles from './Advice.module.css';
import { ServiceChoice, type ServiceChoiceProps } from './ServiceChoice.tsx';

export type AdviceProps = {
  category: CategoryId;
  heading: string;
  /** Those with services come first. */
  sections: (ServiceChoiceProps & {
    heading: string;
    id?: string | undefined;
    rows: { term: string; text: string }[];
    text?: string | undefined;
  })[];
  /** The label "Read more" of the sections, which phones fold. */
  more: string;
  className?: string | undefined;
};

/** Advice on a category's services: which to choose, in its design, and other sections. */
export function Advice({ category, heading, sections, more, className }: AdviceProps) {
  return (
    <section className="band" data-category={category}>
      <div className={clsx('wrap', styles.columns)}>
        <h2>{heading}</h2>
        <div className={clsx(styles.sections, className)}>
          {sections.map(({ services, inOrder, ...section }) => (
            <div
              key={section.heading}
              id={section.id}
              data-choice={services.length > 0 || undefined}
            >
              <h3>{section.heading}</h3>
              <ShowAll label={`${more}: ${section.heading}`} isOverHeading>
                {services.length > 0 && <ServiceChoice services={services} inOrder={inOrder} />}
                {section.rows.length > 0 && (
                  <dl>
                    {section.rows.map(({ term, text }) => (
                      <div key={term}>
                        <dt>{term}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {section.text &&
                  paragraphs(section.text).map((paragraph) => (
                    <p key={paragraph} className="soft">
                      {paragraph}
                    </p>
                  ))}
              </ShowAll>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
