import { palette } from '../parts/palette.ts';
import { cloths, skins } from '../portrait-colours.ts';
import type { PortraitLook } from '../portraits.ts';

export type LimbProps = {
  look: PortraitLook;
  hand: string;
  /** The lines between the fingers. */
  fingers: string;
  /** The sleeve over the wrist. */
  sleeve: string;
};

/** A hand and its sleeve in the person's own colours. */
export function Limb({ look, hand, fingers, sleeve }: LimbProps) {
  return (
    <g stroke={palette.ink} strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
      <path d={hand} fill={skins[look.skin]} />
      <path d={fingers} fill="none" />
      <path d={sleeve} fill={cloths[look.clothes[0]]} />
    </g>
  );
}
