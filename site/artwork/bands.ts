import type { ComponentType } from 'react';
import type { BandName } from './band-names.ts';
import { AcosSteps } from './bands/AcosSteps.tsx';
import { AgreedTerms } from './bands/AgreedTerms.tsx';
import { Arrival } from './bands/Arrival.tsx';
import { ClimbingRows } from './bands/ClimbingRows.tsx';
import { FallingAcos } from './bands/FallingAcos.tsx';
import { FinishedCopy } from './bands/FinishedCopy.tsx';
import { FinishedSite } from './bands/FinishedSite.tsx';
import { IndexedPages } from './bands/IndexedPages.tsx';
import { ThreePorts } from './bands/ThreePorts.tsx';
import { WrittenQuote } from './bands/WrittenQuote.tsx';

type Band = { Drawing: ComponentType; size: readonly [width: number, height: number] };

const closing = [420, 264] as const;

/** Each drawing with its natural size in CSS pixels. */
export const bands: Record<BandName, Band> = {
  'close-seo': { Drawing: ClimbingRows, size: closing },
  'close-web': { Drawing: FinishedSite, size: closing },
  'close-copy': { Drawing: FinishedCopy, size: closing },
  'close-technical-seo': { Drawing: IndexedPages, size: closing },
  'close-ppc': { Drawing: FallingAcos, size: closing },
  'close-quote': { Drawing: WrittenQuote, size: closing },
  'close-sourcing': { Drawing: Arrival, size: closing },
  'steps-ppc': { Drawing: AcosSteps, size: [600, 128] },
  'steps-sourcing': { Drawing: ThreePorts, size: [600, 130] },
  'steps-terms': { Drawing: AgreedTerms, size: [600, 130] },
};
