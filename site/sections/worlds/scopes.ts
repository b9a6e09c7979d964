import type { ComponentType } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { BoardScope } from './BoardScope.tsx';
import { ProofScope } from './ProofScope.tsx';
import type { ScopeProps } from './scope-props.ts';
import { VoyageScope } from './VoyageScope.tsx';

/** What a service includes, in each category's design. */
export const scopes: Record<CategoryId, ComponentType<ScopeProps>> = {
  seo: ProofScope,
  web: ProofScope,
  copy: ProofScope,
  ppc: BoardScope,
  sourcing: VoyageScope,
};
