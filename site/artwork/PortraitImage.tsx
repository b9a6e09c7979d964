import { clsx } from 'clsx';
import styles from './Portrait.module.css';
import type { PortraitName } from './portrait-names.ts';

export type PortraitImageProps = {
  name: PortraitName;
  /** Leave it empty (the default) if the person's name is next to the picture. */
  alt?: string;
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A portrait as an image that loads lazily. */
export function PortraitImage({ name, alt = '', className, size = 64 }: PortraitImageProps) {
  return (
    <img
      className={clsx(styles.portrait, className)}
      src={`/artwork/portrait-${name}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
