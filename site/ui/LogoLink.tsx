import { LogoMark } from '../artwork/motif/LogoMark.tsx';
import styles from './LogoLink.module.css';

export type LogoLinkProps = { name: string };

export function LogoLink({ name }: LogoLinkProps) {
  return (
    <a href="/" className={styles.logo}>
      <LogoMark />
      {name}
    </a>
  );
}
