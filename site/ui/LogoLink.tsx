import { LogoMark } from '../artwork/motif/LogoMark.tsx';

export type LogoLinkProps = { name: string };

export function LogoLink({ name }: LogoLinkProps) {
  return (
    <a href="/" className="logo">
      <LogoMark />
      {name}
    </a>
  );
}
