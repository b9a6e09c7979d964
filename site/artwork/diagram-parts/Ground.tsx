import { type Category, fieldOf, palette } from '../parts/palette.ts';

export type GroundProps = { of: Category; width: number; height: number };

/** The tinted field behind a diagram. */
export function Ground({ of, width, height }: GroundProps) {
  return <rect width={width} height={height} fill={palette[fieldOf(of)]} />;
}
