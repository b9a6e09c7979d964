import type { ReactNode } from 'react';
import type { SceneName } from '../../artwork/scene-names.ts';
import type { ViewWords } from './ViewSwitch.tsx';

/** What every category's hero shows, each in a structure of its own. */
export type HeroSlots = {
  trail: ReactNode;
  headline: ReactNode;
  /** Three benefits, or one sentence where a page has no list. */
  points: ReactNode;
  /** Buttons, rating, price and offer. */
  act: ReactNode;
  scene: SceneName;
  views: ViewWords;
};
