import { Disc } from './Disc.tsx';
import type { Colour } from './palette.ts';
import { SceneText } from './SceneText.tsx';

export type NumberMarkProps = { x: number; y: number; number: number; fill?: Colour };

/** The number of a note, positioned by its centre: in the margin, and where it belongs. */
export function NumberMark({ x, y, number, fill = 'copyDark' }: NumberMarkProps) {
  return (
    <>
      <Disc x={x} y={y} radius={9} fill={fill} line="none" />
      <SceneText x={x} y={y + 4} size={11} family="bold" tone="white" anchor="middle">
        {`${number}`}
      </SceneText>
    </>
  );
}
