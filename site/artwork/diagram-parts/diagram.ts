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
  /** The part of the card that small pictures show: left, top and width; the height is 2/3 of it. */
  focus: readonly [number, number, number];
};
