import { palette } from './parts/palette.ts';
import { hairs, skins } from './portrait-colours.ts';
import { beards, glasses, heads, mouths } from './portrait-features.ts';
import type { PortraitLook } from './portraits.ts';

export type Gaze = readonly [x: number, y: number];

export type PortraitFaceProps = {
  look: PortraitLook;
  gaze?: Gaze | undefined;
  wrinkleWidth?: number | undefined;
};

/** The head and its features. The surrounding portrait sets the stroke. */
export function PortraitFace({ look, gaze, wrinkleWidth = 1.5 }: PortraitFaceProps) {
  const features = (
    <>
      <path d={mouthOf(look)} {...mouthPaint(look)} />
      <path d="M50 46l-2 8h4M38 38c2-2 5-2 7-1M55 37c2-1 5-1 7 1" fill="none" />
      <path d="M42 45h0M58 45h0" strokeWidth="4.4" />
      {look.glasses && <path d={glasses[look.glasses]} fill="none" />}
    </>
  );
  return (
    <>
      <path d={heads[look.head]} fill={skins[look.skin]} />
      {look.isOld && <path d={lines} fill="none" strokeWidth={wrinkleWidth} />}
      {look.beard && <path d={beards[look.beard]} fill={hairs[look.hair[0]]} />}
      {gaze ? <g transform={`translate(${gaze.join(' ')})`}>{features}</g> : features}
    </>
  );
}

const lines = 'M36 57c0 3 1 5 3 6M64 57c0 3-1 5-3 6M44 29c4-1 8-1 12 0';

const hidingBeards = ['full', 'long', 'chin', 'goatee'];
const paleHairs = ['grey', 'silver', 'blond'];

function mouthOf({ beard, mouth }: PortraitLook): string {
  if (beard === 'moustache') return 'M45 64c3 2 7 2 10 0';
  return beard === undefined ? mouths[mouth] : 'M44 65c4 3 8 3 12 0';
}

function mouthPaint({ beard, hair: [hairColour], mouth }: PortraitLook) {
  const isHidden = beard !== undefined && hidingBeards.includes(beard);
  if (isHidden && !paleHairs.includes(hairColour)) return { fill: 'none', stroke: palette.white };
  return { fill: mouth === 'wide' && beard === undefined ? palette.white : 'none' };
}
