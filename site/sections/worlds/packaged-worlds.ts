import type { ComponentType } from 'react';
import type { CategoryId, PackagedCategory } from '../../schemas/common.ts';
import type { BenefitsProps } from './benefits-props.ts';
import type { HeroSlots } from './hero-slots.ts';
import { InspectorBenefits } from './InspectorBenefits.tsx';
import { InspectorHero } from './InspectorHero.tsx';
import { ResultsBenefits } from './ResultsBenefits.tsx';
import { ResultsHero } from './ResultsHero.tsx';

type World = { Hero: ComponentType<HeroSlots>; Benefits: ComponentType<BenefitsProps> };

/** Pages with packages are about these two; the styles of all five would be a tenth of such a page. */
export const packagedWorlds: Partial<Record<CategoryId, World>> = {
  seo: { Hero: ResultsHero, Benefits: ResultsBenefits },
  web: { Hero: InspectorHero, Benefits: InspectorBenefits },
} satisfies Record<PackagedCategory, World>;
