import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeView.module.css';

export type CodeViewProps = { className?: string | undefined; children: ReactNode };

/** Shows the HTML tags around text while the section's switch is set to "code". */
export function CodeView({ className, children }: CodeViewProps) {
  return <div className={clsx(styles.code, className)}>{children}</div>;
}
