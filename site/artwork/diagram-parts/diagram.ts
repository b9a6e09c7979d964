import type { ComponentType } from 'react';

export type DrawingProps = {
  /** Stacked for phones, within the `tall` frame instead of the `wide` one. */
  isTall: boolean;
};

export type Diagram = {
  Drawing: ComponentType<DrawingProps>;
  /** Width and height of the whole. */
  wide: readonly [number, number];
  tall: readonly [number, number];
  /** A crop of the tall drawing in the proportion of 3:2, as "x y width height". */
  card: string;
};
