import { ChoiceLink } from '../ui/ChoiceLink.tsx';
import styles from './TopicFilter.module.css';

type TopicLink = { label: string; path: string; count: number; isCurrent: boolean };

export type TopicFilterProps = {
  label: string;
  all: { label: string; path: string };
  /** The label of the control that shows the other topics. */
  more: string;
  /** The topics, with the current one first. */
  links: TopicLink[];
};

/** The number of topics that fit in one row on large screens. */
const shown = 6;

/** Topics as links, each with its number of articles. A control shows those that don't fit. */
export function TopicFilter({ label, all, more, links }: TopicFilterProps) {
  const isAll = links.every(({ isCurrent }) => !isCurrent);
  const others = links.slice(shown);
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul>
        <li>
          <ChoiceLink href={all.path} label={all.label} isCurrent={isAll} />
        </li>
        {links.slice(0, shown).map((link) => (
          <Topic key={link.path} {...link} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          {/* The list comes after the control, because inside it couldn't have a row of its own. */}
          <details className={styles.more}>
            <summary>{more}</summary>
          </details>
          <ul className={styles.others}>
            {others.map((link) => (
              <Topic key={link.path} {...link} />
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

function Topic({ label, path, count, isCurrent }: TopicLink) {
  return (
    <li>
      <ChoiceLink href={path} label={label} count={count} isCurrent={isCurrent} />
    </li>
  );
}
