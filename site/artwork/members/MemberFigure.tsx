import type { Gaze } from '../PortraitFace.tsx';
import { PortraitFigure } from '../PortraitFigure.tsx';
import { palette } from '../parts/palette.ts';
import type { PortraitLook } from '../portraits.ts';

export type MemberFigureProps = {
  look: PortraitLook;
  /** The middle of the figure and the top of its hair. */
  x: number;
  y: number;
  /** Where the person looks, as a shift of the features. */
  gaze: Gaze;
  /** The side of the arm that hangs down. The scene draws the other one. */
  restingArm: keyof typeof restingArms;
};

/** A person from head to waist, with the scenes' line. */
export function MemberFigure({ look, x, y, gaze, restingArm }: MemberFigureProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(2.2) translate(-50 -9)`}
      stroke={palette.ink}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <PortraitFigure look={look} body={body} gaze={gaze} wrinkleWidth={1} />
      <path d={restingArms[restingArm]} />
    </g>
  );
}

const body = 'M50 77c-13 1-25 4-31 11-5 7-7 24-8 62h78c-1-38-3-55-8-62-6-7-18-10-31-11Z';
const restingArms = { left: 'M28 104l-2 46', right: 'M72 104l2 46' };
