import styles from './Choice.module.css';

export type ChoiceLinkProps = {
  href: string;
  label: string;
  /** The number of results. */
  count?: number;
  isCurrent?: boolean;
};

/** A pill that links to one of several choices. */
export function ChoiceLink({ href, label, count, isCurrent = false }: ChoiceLinkProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.choice}>
      {label} {count !== undefined && <span>{count}</span>}
    </a>
  );
}
