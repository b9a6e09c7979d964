import type { CategoryId } from '../schemas/common.ts';
import type { CategoryPage } from '../schemas/pages.ts';
import { ShowAll } from '../ui/ShowAll.tsx';
import type { CardOrder } from './OrderCard.tsx';
import type { ServiceCardProps } from './ServiceCard.tsx';
import styles from './ServiceGuide.module.css';

export type ServiceGuideProps = NonNullable<CategoryPage['about']['guide']> & {
  category: CategoryId;
  services: readonly (ServiceCardProps & { offer?: CardOrder })[];
  /** The label "Read more". */
  more: string;
};

/**
 * A table of problems, each with the service that solves it. It is folded on phones; larger screens
 * show it in the category's design.
 */
export function ServiceGuide({
  category,
  heading,
  columns,
  rows,
  services,
  more,
}: ServiceGuideProps) {
  return (
    <div className={styles.guide}>
      <h3>{heading}</h3>
      <ShowAll label={`${more}: ${heading}`} isOverHeading>
        <table className={styles.table} data-category={category}>
          <thead>
            <tr>
              <th scope="col">{columns.problem}</th>
              <th scope="col">{columns.solution}</th>
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.delivery}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ problem, service, text }) => {
              const card = services.find(({ id }) => id === service);
              if (!card) throw new Error(`about.guide: ${service} isn't a service of this page`);
              return (
                <tr key={service}>
                  <th scope="row">
                    <span>{problem}</span>
                  </th>
                  <td>
                    {/* A service without a page has its card on this page. */}
                    <a href={card.offer ? `#${card.id}` : card.path}>{card.name}</a>
                    <p className="soft">{text}</p>
                  </td>
                  <td>
                    <span className="soft">{card.price.label}</span>{' '}
                    <b className="figure">{card.price.value}</b>
                  </td>
                  <td>{card.delivery.value}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ShowAll>
    </div>
  );
}
