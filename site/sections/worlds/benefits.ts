import type { ComponentType } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { BoardBenefits } from './BoardBenefits.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import { InspectorBenefits } from './InspectorBenefits.tsx';
import { ManuscriptBenefits } from './ManuscriptBenefits.tsx';
import { ResultsBenefits } from './ResultsBenefits.tsx';
import { VoyageBenefits } from './VoyageBenefits.tsx';

/** The component that shows the benefits in each category's design. */
export const benefits: Record<CategoryId, ComponentType<BenefitsProps>> = {
  seo: ResultsBenefits,
  web: InspectorBenefits,
  copy: ManuscriptBenefits,
  ppc: BoardBenefits,
  sourcing: VoyageBenefits,
};
