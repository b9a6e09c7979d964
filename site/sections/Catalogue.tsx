import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BandImage } from '../artwork/BandImage.tsx';
import { RisingWord } from '../artwork/motif/RisingWord.tsx';
import type { SampleName } from '../artwork/sample-names.ts';
import { sampleUrl } from '../artwork/sample-url.ts';
import { samples } from '../artwork/samples.ts';
import { countHeading } from '../lib/count-heading.ts';
import { formatCount } from '../lib/format-count.ts';
import type { CategoryId } from '../schemas/common.ts';
import type { ServicesPage } from '../schemas/pages.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Go } from '../ui/Go.tsx';
import { Select } from '../ui/Select.tsx';
import { Tick } from '../ui/Tick.tsx';
import styles from './Catalogue.module.css';
import { CategoryPills } from './CategoryPills.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

export type CatalogueProps = Pick<ServicesPage, 'heading' | 'lead' | 'filter' | 'several'> & {
  /** The lowest price: "from" and "£120". */
  price: ServiceCardProps['price'] | undefined;
  /** The categories, each with the lowest price of its services. */
  categories: {
    id: CategoryId;
    name: string;
    link: { path: string; label: string };
    price: ServiceCardProps['price'] | undefined;
    /** The sample of finished work beside the category's name. */
    sample: SampleName | undefined;
  }[];
  services: {
    category: CategoryId;
    card: ServiceCardProps;
    /** What the price includes. It is shown on the tall cards beside the heading of a category. */
    includes: string[];
  }[];
  /** The terms of the prices on the cards. */
  children?: ReactNode;
};

const listId = 'category';

/** The backgrounds that the categories use in turn. */
const grounds = [undefined, 'ink', 'category'] as const;
/** The maximum number of included items that fit on a card. */
const mostIncludes = 3;
/** The columns on large screens. A card that has no row is beside its category's heading. */
const columns = 3;
/** The first card beside the heading, or the last one in a row of its own. */
const isTall = (place: number, count: number) =>
  (place === 0 && count % columns > 0) || (place === count - 1 && count % columns === 2);
/** The length of the longest name that fits in the largest letters. */
const largeName = 10;

/** All services, with a list of categories that filters them using CSS only. */
export function Catalogue(props: CatalogueProps) {
  const { heading, lead, filter, several, price, categories, services, children } = props;
  const groups = categories.map((category) => ({
    ...category,
    cards: services.filter((service) => service.category === category.id),
  }));
  const choices = [
    { id: 'all', name: filter.all, count: services.length, price },
    ...groups.map(({ cards, ...group }) => ({ ...group, count: cards.length })),
  ];
  const counts = choices.map(({ id, count }) => [`data-${id}`, countHeading(count, heading).start]);
  const all = countHeading(services.length, heading);
  return (
    <section className={styles.catalogue}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h1>
              {/* The categories' counts are attributes, so that the text contains only one heading. */}
              <span className={styles.count} {...Object.fromEntries(counts)}>
                <span>{all.start}</span>{' '}
              </span>
              <RisingWord>{all.end}</RisingWord>
            </h1>
            <p className={clsx('lead', styles.lead)}>{lead}</p>
          </div>
          <div className={styles.filter}>
            <CategoryPills choices={choices} />
            <label htmlFor={listId} className={styles.label}>
              {filter.label}
            </label>
            <Select id={listId} className={styles.list}>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <p role="status" className={clsx('soft', styles.status, styles.filtered)}>
              {choices.map(({ id, count }) => (
                <span key={id} data-category={id} className={id === 'all' ? 'sr-only' : undefined}>
                  {formatCount(count, filter.status)}
                </span>
              ))}
            </p>
          </div>
        </div>
      </div>
      <div id="services" className={styles.filtered}>
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, name, link, price, sample, cards }, index) => {
            const ground = grounds[index % grounds.length];
            return (
              <section
                key={id}
                className={clsx(styles.group, ground === 'ink' && 'on-ink')}
                data-ground={ground}
                data-category={id}
                aria-label={name}
              >
                <div
                  className={clsx('wrap', styles.grid)}
                  data-two={cards.length % 2}
                  data-three={cards.length % columns === 0 ? 0 : 1}
                >
                  <div
                    className={clsx('on-paper', styles.title)}
                    data-long={name.length > largeName ? '' : undefined}
                  >
                    <h2>{name}</h2>
                    <div className={styles.foot}>
                      {price && (
                        <p className={styles.from}>
                          {price.label} <b className="figure">{price.value}</b>
                        </p>
                      )}
                      <Go href={link.path} label={link.label} className={styles.all} />
                    </div>
                    {sample && <Sample name={sample} />}
                  </div>
                  <ul>
                    {cards.map(({ card, includes }, place) => (
                      <li key={card.path} data-category={id}>
                        <ServiceCard {...card} isTall={place === 0 && cards.length % columns > 0}>
                          {isTall(place, cards.length) && (
                            <p className={styles.includes}>
                              {includes.slice(0, mostIncludes).map((line) => (
                                <span key={line}>
                                  <Tick onInk={ground === 'ink'} /> {line}
                                </span>
                              ))}
                            </p>
                          )}
                        </ServiceCard>
                      </li>
                    ))}
                  </ul>
                </div>
              </section>
            );
          })}
      </div>
      <div className="wrap">
        <div className={styles.several}>
          <div>
            <p className={clsx('figure', styles.severalText)}>{several.text}</p>
            <ButtonLink href={several.link.path} label={several.link.label} arrow />
          </div>
          <BandImage name="close-plan" className={styles.planSheet} />
        </div>
        <div className={styles.terms}>{children}</div>
      </div>
    </section>
  );
}

/** Shows the upper part of a finished document. */
function Sample({ name }: { name: SampleName }) {
  const [width, height] = samples[name].size;
  const shape = width > height ? 'spread' : 'page';
  return (
    <div className={styles.sample} data-shape={shape}>
      <img src={sampleUrl(name)} alt="" loading="lazy" fetchPriority="low" />
    </div>
  );
}
