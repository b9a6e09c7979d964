import { type Colour, palette } from './palette.ts';

export type ShapeProps = {
  d: string;
  fill?: Colour | 'none';
  line?: Colour | 'none';
  width?: number;
  transform?: string;
};

/** A freely drawn outline with the artwork's stroke. */
export function Shape({ d, fill = 'none', line = 'ink', width = 2, transform }: ShapeProps) {
  const stroke =
    line === 'none'
      ? {}
      : ({
          stroke: palette[line],
          strokeWidth: width,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        } as const);
  return (
    <path d={d} fill={fill === 'none' ? 'none' : palette[fill]} {...stroke} transform={transform} />
  );
}
