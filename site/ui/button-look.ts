import { clsx } from 'clsx';
import styles from './Button.module.css';

export type ButtonLook = 'main' | 'quiet' | 'dark' | 'link';

export type ButtonLookProps = {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** The attributes that links and buttons with the same look share. */
export function buttonLook({ look = 'main', small, wide, className }: ButtonLookProps) {
  return {
    className: clsx(styles.button, className),
    'data-button': look,
    'data-small': small ? '' : undefined,
    'data-wide': wide ? '' : undefined,
  };
}
