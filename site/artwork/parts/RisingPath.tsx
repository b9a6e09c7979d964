import { Disc } from './Disc.tsx';
import { Line } from './Line.tsx';

export type RisingPathProps = { points: string; width?: number; radius?: number };

/** The brand's rising line through `points` ("x,y x,y ..."). It ends in a dot at the last one. */
export function RisingPath({ points, width = 4, radius = 7 }: RisingPathProps) {
  const [x = '0', y = '0'] = points.slice(points.lastIndexOf(' ') + 1).split(',');
  return (
    <>
      <Line points={points} tone="accent" width={width} />
      <Disc x={Number(x)} y={Number(y)} radius={radius} fill="accent" />
    </>
  );
}
