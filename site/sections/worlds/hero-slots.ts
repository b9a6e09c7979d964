import type { ReactNode } from 'react';
import type { SceneName } from '../../artwork/scene-names.ts';
import type { ViewWords } from './ViewSwitch.tsx';

/** The parts of a hero. Each category arranges them in its own layout. */
export type HeroSlots = {
  trail: ReactNode;
  headline: ReactNode;
  /** Three benefits, or a sentence if the page has no list. */
  points: ReactNode;
  /** The buttons, rating, price and offer. */
  act: ReactNode;
  /** The parts of `points` and `act`, for layouts that separate them. */
  parts: {
    list?: ReactNode;
    lead?: ReactNode;
    buttons: ReactNode;
    price?: ReactNode;
    /** A badge of words, and the buttons without it. */
    eyebrow?: string | undefined;
    plainButtons: ReactNode;
  };
  scene: SceneName;
  views: ViewWords;
};
