import type { PortraitName } from './portrait-names.ts';

export type StandingPortraitImageProps = { name: PortraitName };

/** Head and shoulders on a tinted field, 4:3, as a decorative image that loads lazily. */
export function StandingPortraitImage({ name }: StandingPortraitImageProps) {
  return (
    <img
      src={`/artwork/standing-${name}.svg`}
      alt=""
      width={288}
      height={216}
      loading="lazy"
      decoding="async"
    />
  );
}
