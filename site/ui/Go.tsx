import { clsx } from 'clsx';
import { Arrow } from './Arrow.tsx';
import styles from './Go.module.css';

export type GoProps = {
  /** If omitted, the surrounding card's link applies. */
  href?: string;
  label: string;
  /** What it is about, for those who can't see its surroundings. */
  about?: string;
  className?: string | undefined;
};

/** A link with an arrow. */
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
