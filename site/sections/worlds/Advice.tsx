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
  sections: (ServiceChoiceProps & { heading: string; id?: string | undefined; text: string })[];
  /** The label "Read more" of the sections, which phones fold. */
  more: string;
};

/** Advice on a category's services: which to choose, in its design, and other sections. */
export function Advice({ category, heading, sections, more }: AdviceProps) {
  return (
    <section className="band" data-category={category}>
      <div className={clsx('wrap', styles.columns)}>
        <h2>{heading}</h2>
        <div className={styles.sections}>
          {sections.map(({ services, inOrder, ...section }) => (
            <div
              key={section.heading}
              id={section.id}
              className={clsx(services.length > 0 && styles.choice)}
            >
              <h3>{section.heading}</h3>
              <ShowAll label={`${more}: ${section.heading}`} isOverHeading>
                {services.length > 0 && <ServiceChoice services={services} inOrder={inOrder} />}
                {paragraphs(section.text).map((paragraph) => (
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
