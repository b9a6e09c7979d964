import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeView.module.css';

export type CodeViewProps = { className?: string | undefined; children: ReactNode };

/** Words that stand between the tags that hold them while the switch of their section says "code". */
export function CodeView({ className, children }: CodeViewProps) {
  return <div className={clsx(styles.code, className)}>{children}</div>;
}
