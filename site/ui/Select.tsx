import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Control.module.css';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={clsx(styles.control, className)} />;
}
