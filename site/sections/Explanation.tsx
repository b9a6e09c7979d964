import { clsx } from 'clsx';
import { paragraphs } from '../lib/paragraphs.ts';
import type { CategoryId } from '../schemas/common.ts';
import { ShowAll } from '../ui/ShowAll.tsx';
import styles from './Explanation.module.css';

export type ExplanationProps = {
  heading: string;
  sections: {
    heading: string;
    id?: string | undefined;
    /** Services to choose from, above the text. */
    services?: { name: string; href: string; text: string }[];
    /** Whether the services are numbered. */
    inOrder?: boolean | undefined;
    text: string;
  }[];
  /**
   * The label "Read more". If it is set, each section is folded on phones, and larger screens show
   * two sections side by side.
   */
  more?: string;
  category?: CategoryId;
};

/** Explanatory text in sections that are separated by rules. */
export function Explanation({ heading, sections, more, category }: ExplanationProps) {
  return (
    <section className="band" data-category={category}>
      <div className={clsx('wrap', styles.columns, more ? styles.pairs : 'columns')}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.sections}>
          {sections.map(({ heading, id, services = [], inOrder, text }) => (
            <div key={heading} id={id} className={clsx(services.length > 0 && styles.choice)}>
              <h3>{heading}</h3>
              {more ? (
                <ShowAll label={`${more}: ${heading}`} isOverHeading>
                  {services.length > 0 && <Choice services={services} inOrder={inOrder} />}
                  <Paragraphs text={text} />
                </ShowAll>
              ) : (
                <Paragraphs text={text} />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type ChoiceProps = Pick<ExplanationProps['sections'][number], 'services' | 'inOrder'>;

function Choice({ services = [], inOrder }: ChoiceProps) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={styles.services}>
      {services.map(({ name, href, text }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => (
    <p key={paragraph} className="soft">
      {paragraph}
    </p>
  ));
}
