import { clsx } from 'clsx';
import { Arrow } from './Arrow.tsx';
import styles from './Go.module.css';

export type GoProps = {
  /** Without it, the way on that a card around it leads. */
  href?: string;
  label: string;
  className?: string | undefined;
};

/** The way on: a link with an arrow. */
export function Go({ href, label, className }: GoProps) {
  const name = clsx(styles.go, className);
  const content = (
    <>
      {label}
      <Arrow />
    </>
  );
  return href === undefined ? (
    <span className={name}>{content}</span>
  ) : (
    <a href={href} className={name}>
      {content}
    </a>
  );
}
