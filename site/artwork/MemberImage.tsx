import { memberFrame } from './member-frame.ts';
import type { MemberObjectName } from './member-object-names.ts';
import type { PortraitName } from './portrait-names.ts';

export type MemberImageProps = { portrait: PortraitName; object: MemberObjectName };

/** A member of the team at work, as a decorative image that loads lazily. Phones show a portrait. */
export function MemberImage({ portrait, object }: MemberImageProps) {
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={`/artwork/portrait-${portrait}.svg`} />
      <img
        src={`/artwork/member-${portrait}-${object}.svg`}
        alt=""
        {...memberFrame}
        loading="lazy"
      />
    </picture>
  );
}
