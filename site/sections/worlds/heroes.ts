import type { ComponentType } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { BoardHero } from './BoardHero.tsx';
import type { HeroSlots } from './hero-slots.ts';
import { InspectorHero } from './InspectorHero.tsx';
import { ManuscriptHero } from './ManuscriptHero.tsx';
import { ResultsHero } from './ResultsHero.tsx';
import { VoyageHero } from './VoyageHero.tsx';

/** The hero in each category's design. */
export const heroes: Record<CategoryId, ComponentType<HeroSlots>> = {
  seo: ResultsHero,
  web: InspectorHero,
  copy: ManuscriptHero,
  ppc: BoardHero,
  sourcing: VoyageHero,
};
