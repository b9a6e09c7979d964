import { Line } from './Line.tsx';
import { SceneText, type SceneTextProps } from './SceneText.tsx';

export type RowCell = Pick<SceneTextProps, 'family' | 'tone' | 'anchor'> & {
  x: number;
  text: string;
};

export type RowProps = {
  /** The baseline of the row's text. */
  y: number;
  cells: readonly RowCell[];
  /** Start and end of the line below the row. */
  from: number;
  to: number;
  isHead?: boolean;
};

/** A table row with a line below it. */
export function Row({ y, cells, from, to, isHead = false }: RowProps) {
  return (
    <>
      {cells.map(({ text, family, ...cell }) => (
        <SceneText
          key={text + cell.x}
          {...cell}
          y={y}
          size={12}
          family={family ?? (isHead ? 'bold' : 'text')}
        >
          {text}
        </SceneText>
      ))}
      <Line
        points={`${from},${y + 9} ${to},${y + 9}`}
        tone={isHead ? 'ink' : 'rule'}
        width={isHead ? 2 : 1}
      />
    </>
  );
}
