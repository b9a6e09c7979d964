import type { ComponentProps } from 'react';
import { type ButtonLookProps, buttonLook } from './button-look.ts';

export type ButtonProps = ButtonLookProps & ComponentProps<'button'>;

/** A button that looks like a ButtonLink. */
export function Button({ look, small, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...rest} {...buttonLook({ look, small, wide, className })} />;
}
