import styles from './CategoryPills.module.css';

export type CategoryPillsProps = { choices: { id: string; name: string; count: number }[] };

/** The list's options as pills, for the pointer only. Keyboards and screen readers use the list. */
export function CategoryPills({ choices }: CategoryPillsProps) {
  return (
    <div className={styles.pills} aria-hidden="true">
      {choices.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          value={id}
          className={styles.pill}
          data-choose
          data-category={id === 'all' ? undefined : id}
        >
          {name} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
