import { clsx } from 'clsx';
import { Go } from '../ui/Go.tsx';
import styles from './RelatedServices.module.css';
import { SectionHead } from './SectionHead.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

export type RelatedServicesProps = {
  heading: string;
  all: { label: string; path: string };
  cards: ServiceCardProps[];
};

/** Related services, and a link to all services of the category. */
export function RelatedServices({ heading, all, cards }: RelatedServicesProps) {
  return (
    <section className="band" data-ground="quiet" data-pagefind-ignore>
      <div className={clsx('wrap', styles.columns)}>
        <SectionHead heading={heading} className={styles.head}>
          <Go href={all.path} label={all.label} />
        </SectionHead>
        <div className={styles.list}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
      </div>
    </section>
  );
}
