import type { ComponentType } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { BoardServices } from './BoardServices.tsx';
import { InspectorServices } from './InspectorServices.tsx';
import { ManuscriptServices } from './ManuscriptServices.tsx';
import { ResultsServices } from './ResultsServices.tsx';
import type { ServicesProps } from './services-props.ts';
import { VoyageServices } from './VoyageServices.tsx';

/** The services in each category's design. */
export const services: Record<CategoryId, ComponentType<ServicesProps>> = {
  seo: ResultsServices,
  web: InspectorServices,
  copy: ManuscriptServices,
  ppc: BoardServices,
  sourcing: VoyageServices,
};
