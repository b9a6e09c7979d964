import type { ComponentType } from 'react';
import type { Colour } from '../parts/palette.ts';

export type DrawingProps = {
  /** Whether to draw the version stacked for phones, in the `tall` frame. */
  isTall: boolean;
};

export type GroundProps = { ground?: Ground | undefined };

type Ground = Extract<Colour, 'ink' | 'paper2'>;

export type Diagram = {
  Drawing: ComponentType<DrawingProps>;
  /** Width and height of the whole diagram. */
  wide: readonly [number, number];
  tall: readonly [number, number];
  /** A separate 360x240 drawing for cards that shows the article's main idea at a glance. */
  Card: ComponentType<GroundProps>;
  /** A separate 160x120 drawing for small pictures on phones: one figure and one object. */
  Poster: ComponentType<GroundProps>;
  /**
   * What the card and the poster are drawn on, instead of the category's colour. Articles beside
   * each other in the list are then told apart.
   */
  ground?: Ground;
};
