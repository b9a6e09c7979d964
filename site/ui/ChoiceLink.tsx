import styles from './Choice.module.css';

export type ChoiceLinkProps = {
  href: string;
  label: string;
  /** How many there are of it. */
  count?: number;
  isCurrent?: boolean;
};

/** A pill that leads to one choice among several. */
export function ChoiceLink({ href, label, count, isCurrent = false }: ChoiceLinkProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.choice}>
      {label} {count !== undefined && <span>{count}</span>}
    </a>
  );
}
