import type { ReactNode } from 'react';
import type { SceneName } from '../../artwork/scene-names.ts';
import type { ViewWords } from './ViewSwitch.tsx';

/** The contents of every category's hero, each in its own layout. */
export type HeroSlots = {
  trail: ReactNode;
  headline: ReactNode;
  /** Three benefits, or one sentence if the page has no list. */
  points: ReactNode;
  /** Buttons, rating, price and offer. */
  act: ReactNode;
  /** The contents of `points` and `act` one by one, for layouts that separate them. */
  parts: { list?: ReactNode; lead?: ReactNode; buttons: ReactNode; price?: ReactNode };
  scene: SceneName;
  views: ViewWords;
};
