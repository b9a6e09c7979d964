import { Pill } from './Pill.tsx';

export type SampleTagProps = { x: number; y: number };

/** The word Sample on a closing banner's drawing, 62x22, positioned by its top left corner. */
export function SampleTag({ x, y }: SampleTagProps) {
  return <Pill x={x} y={y} width={62} height={22} label="Sample" size={12} isOutlined />;
}
