import { clsx } from 'clsx';
import { Arrow } from './Arrow.tsx';
import styles from './Go.module.css';

export type GoProps = {
  /** Omit this inside a card that is a link itself. */
  href?: string;
  label: string;
  /** The subject of the link, for visitors who can't see what surrounds it. */
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
