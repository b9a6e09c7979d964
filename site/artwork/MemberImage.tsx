import { memberFrame } from './member-frame.ts';
import type { MemberObjectName } from './member-object-names.ts';
import type { PortraitName } from './portrait-names.ts';

export type MemberImageProps = { portrait: PortraitName; object: MemberObjectName };

/** A member of the team at work, as a decorative image that loads lazily. */
export function MemberImage({ portrait, object }: MemberImageProps) {
  return (
    <img
      src={`/artwork/member-${portrait}-${object}.svg`}
      alt=""
      {...memberFrame(object)}
      loading="lazy"
    />
  );
}
