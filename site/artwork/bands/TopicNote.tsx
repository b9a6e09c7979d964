import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';

export type TopicNoteProps = {
  x: number;
  y: number;
  fill: Colour;
  day: string;
  lines: [string, string];
};

/** A headline on the calendar, 47x46, positioned by its top left corner. */
export function TopicNote({ x, y, fill, day, lines }: TopicNoteProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={47} height={46} radius={3} fill={fill} />
      <SceneText x={6} y={13} size={11} family="bold" tone="copyDark">
        {day}
      </SceneText>
      {lines.map((line, index) => (
        <SceneText key={line} x={6} y={27 + index * 13} size={11}>
          {line}
        </SceneText>
      ))}
    </g>
  );
}
