import { clsx } from 'clsx';
import styles from './Portrait.module.css';
import type { PortraitName } from './portrait-names.ts';

export type PortraitImageProps = {
  name: PortraitName;
  /** Empty (the default) where the person's name stands beside the picture. */
  alt?: string;
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A drawn person as an image file that loads when it comes near. */
export function PortraitImage({ name, alt = '', className, size = 64 }: PortraitImageProps) {
  return (
    <img
      className={clsx(styles.portrait, className)}
      src={`/artwork/portrait-${name}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
