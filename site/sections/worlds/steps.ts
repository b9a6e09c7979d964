import type { ComponentType } from 'react';
import type { CategoryId, Steps } from '../../schemas/common.ts';
import { HowItWorks } from '../HowItWorks.tsx';
import { BoardSteps } from './BoardSteps.tsx';
import { ResultsSteps } from './ResultsSteps.tsx';
import { VoyageSteps } from './VoyageSteps.tsx';

/** The steps in each category's design. */
export const steps: Record<CategoryId, ComponentType<Steps>> = {
  seo: ResultsSteps,
  web: HowItWorks,
  copy: HowItWorks,
  ppc: BoardSteps,
  sourcing: VoyageSteps,
};
