import type { BenefitsContent } from '../../schemas/page-parts.ts';
import type { ViewWords } from './ViewSwitch.tsx';

export type BenefitsProps = BenefitsContent & { views: ViewWords };
