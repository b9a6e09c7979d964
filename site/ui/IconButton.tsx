import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type'> & { 'aria-label': string };

/** A round button with an icon instead of text. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={clsx(styles.button, className)} />;
}
