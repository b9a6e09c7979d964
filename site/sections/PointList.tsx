import styles from './PointList.module.css';

export type PointListProps = { items: { title: string; text: string }[] };

/** Claims or reasons, each under a rule. */
export function PointList({ items }: PointListProps) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
