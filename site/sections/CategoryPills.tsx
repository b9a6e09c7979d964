import styles from './CategoryPills.module.css';

export type CategoryPillsProps = {
  choices: {
    id: string;
    name: string;
    count: number;
    /** "from" and "£120". It is shown from tablets up. */
    price?: { label: string; value: string } | undefined;
  }[];
};

/**
 * The list's options as pills, for the pointer only. Keyboards and screen readers use the list. On
 * larger screens they are the page's table of contents.
 */
export function CategoryPills({ choices }: CategoryPillsProps) {
  return (
    <div className={styles.pills} aria-hidden="true">
      {choices.map(({ id, name, count, price }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          value={id}
          className={styles.pill}
          data-choose
          data-category={id === 'all' ? undefined : id}
        >
          {name} <span className={styles.count}>{count}</span>
          {price && (
            <span className={styles.price}>
              {price.label} <b>{price.value}</b>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
