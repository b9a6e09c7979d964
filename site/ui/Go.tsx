import { clsx } from 'clsx';
import { Arrow } from './Arrow.tsx';
import styles from './Go.module.css';

export type GoProps = {
  /** Without it, the way on that a card around it leads. */
  href?: string;
  label: string;
  /** What it is about, for those who can't see what stands beside it. */
  about?: string;
  className?: string | undefined;
};

/** The way on: a link with an arrow. */
export function Go({ href, label, about, className }: GoProps) {
  const name = clsx(styles.go, className);
  const content = (
    <>
      {label}
      {about && <span className="sr-only">: {about}</span>}
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
