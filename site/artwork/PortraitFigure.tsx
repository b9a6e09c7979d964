import { type Gaze, PortraitFace } from './PortraitFace.tsx';
import { palette } from './parts/palette.ts';
import { cloths, hairs, skins } from './portrait-colours.ts';
import { clothes } from './portrait-features.ts';
import { type HairCut, hairCuts } from './portrait-hair.ts';
import type { PortraitLook } from './portraits.ts';

export type PortraitFigureProps = {
  look: PortraitLook;
  /** The outline of the shoulders. */
  body: string;
  /** Where the person looks in a scene, as a shift of the features. */
  gaze?: Gaze | undefined;
  /** The width of an old face's lines. */
  wrinkleWidth?: number | undefined;
};

/** Head, hair and clothes. The surrounding portrait sets the stroke. */
export function PortraitFigure({ look, body, gaze, wrinkleWidth }: PortraitFigureProps) {
  const [hairColour, shape] = look.hair;
  const [cloth, garment] = look.clothes;
  const cut: HairCut = hairCuts[shape];
  const wears: Garment = clothes[garment];
  const skin = skins[look.skin];
  const hair = look.headDress === undefined ? hairs[hairColour] : cloths[look.headDress];
  return (
    <>
      {cut.back && <path d={cut.back} fill={hair} />}
      <path d={body} fill={cloths[cloth]} />
      {cut.coversEars || <path d={ears} fill={skin} />}
      <path d="M42 64v15c4 6 12 6 16 0V64Z" fill={skin} />
      {wears.cloth && <path d={wears.cloth} fill={cloths[cloth]} />}
      {wears.paper && <path d={wears.paper} fill={palette.paper} />}
      {wears.lines && <path d={wears.lines} fill="none" />}
      <PortraitFace look={look} gaze={gaze} wrinkleWidth={wrinkleWidth} />
      {cut.front && <path d={cut.front} fill={hair} fillRule="evenodd" />}
      {cut.lines && <path d={cut.lines} fill="none" />}
      {look.scarf && <path d={scarf} fill={cloths[look.scarf]} />}
      {look.earrings && <path d={earrings} fill={cloths[look.earrings]} />}
    </>
  );
}

type Garment = { cloth?: string; paper?: string; lines?: string };

const ears = 'M30 43a5 5 0 1 0 0 10M70 43a5 5 0 1 1 0 10';
const earrings =
  'M28 56a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM72 56a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z';
const scarf = 'M55 82l4 15 9-3-4-14ZM36 69c8 6 20 6 28 0 5 4 5 10 1 13-9 6-21 6-30 0-4-3-4-9 1-13Z';
