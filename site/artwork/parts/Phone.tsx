import { Bar } from './Bar.tsx';
import { Shape } from './Shape.tsx';

export type PhoneProps = { x: number; height: number };

/** A phone at the top of the drawing, 216 units wide, without a bottom edge. */
export function Phone({ x, height }: PhoneProps) {
  return (
    <>
      <Shape
        d={`M${x} ${height}V34a34 34 0 0 1 34-34h148a34 34 0 0 1 34 34V${height}z`}
        fill="ink3"
        line="none"
      />
      <Shape
        d={`M${x + 8} ${height}V34a26 26 0 0 1 26-26h148a26 26 0 0 1 26 26V${height}z`}
        fill="paper"
        line="none"
      />
      <Bar x={x + 80} y={16} width={56} height={10} fill="ink" />
    </>
  );
}
