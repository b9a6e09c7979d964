import type { ComponentType } from 'react';

export type DrawingProps = {
  /** Whether to draw the version stacked for phones, in the `tall` frame. */
  isTall: boolean;
};

export type Diagram = {
  Drawing: ComponentType<DrawingProps>;
  /** Width and height of the whole diagram. */
  wide: readonly [number, number];
  tall: readonly [number, number];
  /** A separate 360x240 drawing for cards that shows the article's main idea at a glance. */
  Card: ComponentType;
  /** A separate 160x120 drawing for small pictures on phones: one figure and one object. */
  Poster: ComponentType;
};
