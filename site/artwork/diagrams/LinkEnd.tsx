import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Tick } from '../parts/Tick.tsx';

export type LinkEndProps = {
  x: number;
  y: number;
  width: number;
  lines: string[];
  isStop?: boolean;
};

/** The end of a decision path: a rejection with a cross, or an approval with a tick. */
export function LinkEnd({ x, y, width, lines, isStop = false }: LinkEndProps) {
  const height = lines.length > 1 ? 58 : 44;
  const middle = y + height / 2;
  return (
    <>
      <FlowBox
        x={x}
        y={y}
        width={width}
        height={height}
        lines={[]}
        line={isStop ? 'danger' : 'success'}
        fill={isStop ? 'white' : 'sourcingField'}
        radius={height / 2}
      />
      {isStop ? (
        <Cross x={x + 16} y={middle + 5} tone="danger" />
      ) : (
        <Tick x={x + 18} y={middle + 5} tone="success" />
      )}
      <Words
        x={x + (isStop ? 34 : 40)}
        y={middle + (lines.length > 1 ? -3.5 : 5)}
        lines={lines}
        size={13}
        family="bold"
      />
    </>
  );
}
