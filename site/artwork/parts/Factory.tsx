import type { Colour } from './palette.ts';
import { Shape } from './Shape.tsx';

export type FactoryProps = { x: number; y: number; fill?: Colour; line?: Colour };

/** A factory with a saw-tooth roof, 44x34, positioned by its bottom left corner. */
export function Factory({ x, y, fill = 'sourcingField', line = 'ink' }: FactoryProps) {
  return (
    <>
      <Shape d={`M${x} ${y}v-20l12-8v8l12-8v8l6-4v-10h8v34z`} fill={fill} line={line} />
      <Shape d={`M${x + 7} ${y - 9}h5m5 0h5m5 0h5`} line={line} width={3} />
    </>
  );
}
