import { clsx } from 'clsx';
import styles from './Breadcrumb.module.css';

export type BreadcrumbProps = {
  className?: string | undefined;
  label: string;
  /** The pages from the broadest down to the current one. The home page is left out. */
  trail: { label: string; path: string }[];
};

export function Breadcrumb({ className, label, trail }: BreadcrumbProps) {
  const current = trail.length - 1;
  return (
    <nav aria-label={label} className={clsx(styles.breadcrumb, className)}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === current ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
