import { Arrow } from './Arrow.tsx';
import { type ButtonLookProps, buttonLook } from './button-look.ts';

export type ButtonLinkProps = ButtonLookProps & {
  href: string;
  label: string;
  arrow?: boolean;
  ariaLabel?: string;
};

export function ButtonLink({ href, label, arrow, ariaLabel, ...look }: ButtonLinkProps) {
  return (
    <a href={href} aria-label={ariaLabel} {...buttonLook(look)}>
      {label}
      {arrow && <Arrow />}
    </a>
  );
}
