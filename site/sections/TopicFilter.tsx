import { ChoiceLink } from '../ui/ChoiceLink.tsx';
import styles from './TopicFilter.module.css';

export type TopicFilterProps = {
  label: string;
  all: { label: string; path: string };
  links: { label: string; path: string; count: number; isCurrent: boolean }[];
};

/** Topics as links, each with its number of articles. On phones the current topic comes first. */
export function TopicFilter({ label, all, links }: TopicFilterProps) {
  const isAll = links.every(({ isCurrent }) => !isCurrent);
  const sorted = links.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul>
        <li>
          <ChoiceLink href={all.path} label={all.label} isCurrent={isAll} />
        </li>
        {sorted.map(({ label: name, path, count, isCurrent }) => (
          <li key={path}>
            <ChoiceLink href={path} label={name} count={count} isCurrent={isCurrent} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
