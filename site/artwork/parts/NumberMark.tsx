import { Disc } from './Disc.tsx';
import type { Colour } from './palette.ts';
import { SceneText } from './SceneText.tsx';

export type NumberMarkProps = { x: number; y: number; number: number; fill?: Colour };

/**
 * The number of a note, shown in the margin and where the note applies. Positioned by its centre.
 */
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
