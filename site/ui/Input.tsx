import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Control.module.css';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(styles.control, className)} />;
}
