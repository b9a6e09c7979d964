import type { ComponentType } from 'react';
import type { SceneName } from './scene-names.ts';
import { FactoryStop } from './stops/FactoryStop.tsx';
import { InspectionStop } from './stops/InspectionStop.tsx';
import { LabelStop } from './stops/LabelStop.tsx';
import { QuotesStop } from './stops/QuotesStop.tsx';
import { VoyageStop } from './stops/VoyageStop.tsx';

export const stopFrame = { viewBox: '0 0 240 160', width: 240, height: 160 };

const drawings: Partial<Record<SceneName, ComponentType>> = {
  'cost-effective-sourcing': QuotesStop,
  'supplier-vetting-negotiation': FactoryStop,
  'private-label-customization': LabelStop,
  'detailed-inspection-reports': InspectionStop,
  'end-to-end-sourcing-support': VoyageStop,
};

/** A smaller scene for a stop on the sourcing route, where the scene's words would be tiny. */
export const stops: ReadonlyMap<string, ComponentType> = new Map(Object.entries(drawings));
