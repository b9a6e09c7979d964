import type { BandName } from './band-names.ts';
import { bands } from './bands.ts';

export type BandImageProps = { name: BandName; className?: string | undefined };

/** A section's drawing as a decorative image file that loads lazily. */
export function BandImage({ name, className }: BandImageProps) {
  const [width, height] = bands[name].size;
  return (
    <img
      className={className}
      src={`/artwork/bands/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
