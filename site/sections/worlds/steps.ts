import type { ComponentType } from 'react';
import type { CategoryId, Steps } from '../../schemas/common.ts';
import { BoardSteps } from './BoardSteps.tsx';
import { InspectorSteps } from './InspectorSteps.tsx';
import { ManuscriptSteps } from './ManuscriptSteps.tsx';
import { ResultsSteps } from './ResultsSteps.tsx';
import { VoyageSteps } from './VoyageSteps.tsx';

/** The steps in each category's design. */
export const steps: Record<CategoryId, ComponentType<Steps>> = {
  seo: ResultsSteps,
  web: InspectorSteps,
  copy: ManuscriptSteps,
  ppc: BoardSteps,
  sourcing: VoyageSteps,
};
