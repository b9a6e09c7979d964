import { Shape } from '../parts/Shape.tsx';

export type StepLinesProps = { d: string };

/** Lines of text too small to read. `d` is a path along their middles. */
export function StepLines({ d }: StepLinesProps) {
  return <Shape d={d} line="rule" width={6} />;
}
