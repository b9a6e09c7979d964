import { clsx } from 'clsx';
import type { Link } from '../schemas/common.ts';
import styles from './Consent.module.css';

export type ConsentProps = { text: string; links: Link[] };

/** States what a visitor agrees to by sending a form, with links to the details. */
export function Consent({ text, links }: ConsentProps) {
  return (
    <p className={clsx('soft', styles.consent)}>
      {text}
      {links.map(({ label, path }) => (
        <span key={path}>
          {' '}
          <a href={path}>{label}</a>
        </span>
      ))}
    </p>
  );
}
