import { clsx } from 'clsx';
import styles from './PlanLink.module.css';

export type PlanLinkProps = {
  href: string;
  label: string;
  isCurrent: boolean;
  className?: string | undefined;
};

/** The link to the plan. site/scripts/plan.ts fills in the number of items. */
export function PlanLink({ href, label, isCurrent, className }: PlanLinkProps) {
  return (
    <a
      href={href}
      className={clsx(styles.link, className)}
      aria-current={isCurrent ? 'page' : undefined}
      data-plan-count=""
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 2h12v16H4zM7.5 6.5h5M7.5 10h5M7.5 13.5h3" />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className="tabular" data-count="" />
    </a>
  );
}
