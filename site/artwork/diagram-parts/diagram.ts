import type { ComponentType } from 'react';

export type DrawingProps = {
  /** Stacked for phones, in the `tall` frame instead of the `wide` one. */
  isTall: boolean;
};

export type Diagram = {
  Drawing: ComponentType<DrawingProps>;
  /** Width and height of the whole. */
  wide: readonly [number, number];
  tall: readonly [number, number];
  /** A separate drawing for cards, within 360x240: the article's one idea at a glance. */
  Card: ComponentType;
};
