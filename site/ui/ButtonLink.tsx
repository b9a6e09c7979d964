import { Arrow } from './Arrow.tsx';

export type ButtonLook = 'main' | 'quiet' | 'dark' | 'link';

export type ButtonLinkProps = {
  href: string;
  label: string;
  look?: ButtonLook;
  small?: boolean;
  arrow?: boolean;
  wide?: boolean;
  ariaLabel?: string;
};

const looks: Record<ButtonLook, string> = {
  main: 'button',
  quiet: 'button button-quiet',
  dark: 'button button-dark',
  link: 'button button-link',
};

export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, look = 'main', small, arrow, wide, ariaLabel } = props;
  const className = [looks[look], small && 'button-small', wide && 'w-full'];
  return (
    <a href={href} className={className.filter(Boolean).join(' ')} aria-label={ariaLabel}>
      {label}
      {arrow && <Arrow />}
    </a>
  );
}
