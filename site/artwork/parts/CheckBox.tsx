import { Panel } from './Panel.tsx';
import { Tick } from './Tick.tsx';

export type CheckBoxProps = { x: number; y: number };

/** A ticked box of 16 units, positioned by its top left corner. */
export function CheckBox({ x, y }: CheckBoxProps) {
  return (
    <>
      <Panel x={x} y={y} width={16} height={16} radius={4} fill="sourcingField" />
      <Tick x={x + 3} y={y + 12} tone="ink" />
    </>
  );
}
