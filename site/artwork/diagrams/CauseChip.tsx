import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type CauseChipProps = {
  x: number;
  y: number;
  width: number;
  lines: string[];
  worth: string;
};

/**
 * One cause of audit findings, and the value of an hour spent on it. The most valuable are orange.
 */
export function CauseChip({ x, y, width, lines, worth }: CauseChipProps) {
  const isFirst = Number(worth.replace(',', '')) >= 600;
  return (
    <>
      <FlowBox
        x={x}
        y={y}
        width={width}
        height={46}
        lines={[]}
        fill={isFirst ? 'accent' : 'white'}
      />
      <Words x={x + 10} y={y + (lines.length > 1 ? 19.5 : 28)} lines={lines} size={12} />
      <SceneText x={x + width - 9} y={y + 28.5} size={15} family="bold" anchor="end">
        {worth}
      </SceneText>
    </>
  );
}
