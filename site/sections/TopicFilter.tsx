export type TopicFilterProps = {
  label: string;
  all: { label: string; path: string };
  links: { label: string; path: string; count: number; isCurrent: boolean }[];
};

/** Topics as links, each with its number of articles; the current one first, where a phone shows it. */
export function TopicFilter({ label, all, links }: TopicFilterProps) {
  const isAll = links.every(({ isCurrent }) => !isCurrent);
  const sorted = links.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <nav aria-label={label} className="topic-filter">
      <ul>
        <li>
          <a href={all.path} aria-current={isAll ? 'page' : undefined} className="choice">
            {all.label}
          </a>
        </li>
        {sorted.map(({ label: name, path, count, isCurrent }) => (
          <li key={path}>
            <a href={path} aria-current={isCurrent ? 'page' : undefined} className="choice">
              {name} <span className="choice-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
