import type { ReactNode } from 'react';
import styles from './ErrorMessage.module.css';

export type ErrorMessageProps = { id?: string; hidden?: boolean; children?: ReactNode };

/** An error message in red, after an exclamation mark. */
export function ErrorMessage({ id, hidden = false, children }: ErrorMessageProps) {
  return (
    <p id={id} className={styles.message} hidden={hidden}>
      {children}
    </p>
  );
}
