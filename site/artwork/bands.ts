import type { ComponentType } from 'react';
import type { BandName } from './band-names.ts';
import { AccountSteps } from './bands/AccountSteps.tsx';
import { AcosSteps } from './bands/AcosSteps.tsx';
import { AdDraftSteps } from './bands/AdDraftSteps.tsx';
import { AdTypeSteps } from './bands/AdTypeSteps.tsx';
import { AgreedTerms } from './bands/AgreedTerms.tsx';
import { Arrival } from './bands/Arrival.tsx';
import { ArrivedOrder } from './bands/ArrivedOrder.tsx';
import { BookedSeats } from './bands/BookedSeats.tsx';
import { ClimbingRows } from './bands/ClimbingRows.tsx';
import { FallingAcos } from './bands/FallingAcos.tsx';
import { FinishedCopy } from './bands/FinishedCopy.tsx';
import { FinishedSite } from './bands/FinishedSite.tsx';
import { FirstPaint } from './bands/FirstPaint.tsx';
import { FullSnippet } from './bands/FullSnippet.tsx';
import { IndexedPages } from './bands/IndexedPages.tsx';
import { InspectionSteps } from './bands/InspectionSteps.tsx';
import { KeywordMap } from './bands/KeywordMap.tsx';
import { LabelSteps } from './bands/LabelSteps.tsx';
import { LinkedSentence } from './bands/LinkedSentence.tsx';
import { QuoteSteps } from './bands/QuoteSteps.tsx';
import { ReasonDirect } from './bands/ReasonDirect.tsx';
import { ReasonInspection } from './bands/ReasonInspection.tsx';
import { ReasonOneContact } from './bands/ReasonOneContact.tsx';
import { ReasonProfit } from './bands/ReasonProfit.tsx';
import { ReportSteps } from './bands/ReportSteps.tsx';
import { RingingPhone } from './bands/RingingPhone.tsx';
import { SundayHours } from './bands/SundayHours.tsx';
import { ThreeMentions } from './bands/ThreeMentions.tsx';
import { ThreePorts } from './bands/ThreePorts.tsx';
import { TickedFindings } from './bands/TickedFindings.tsx';
import { WrittenQuote } from './bands/WrittenQuote.tsx';

type Band = { Drawing: ComponentType; size: readonly [width: number, height: number] };

const closing = [420, 264] as const;
const board = [600, 128] as const;
const route = [600, 130] as const;
const reason = [264, 150] as const;

/** Each drawing with its natural size in CSS pixels. */
export const bands: Record<BandName, Band> = {
  'close-seo': { Drawing: ClimbingRows, size: closing },
  'close-web': { Drawing: FinishedSite, size: closing },
  'close-copy': { Drawing: FinishedCopy, size: closing },
  'close-ppc': { Drawing: FallingAcos, size: closing },
  'close-quote': { Drawing: WrittenQuote, size: closing },
  'close-sourcing': { Drawing: Arrival, size: closing },
  'close-local-seo': { Drawing: RingingPhone, size: closing },
  'close-on-page-seo': { Drawing: FullSnippet, size: closing },
  'close-off-page-seo': { Drawing: ThreeMentions, size: closing },
  'close-niche-edit': { Drawing: LinkedSentence, size: closing },
  'close-keyword-research': { Drawing: KeywordMap, size: closing },
  'close-seo-audit': { Drawing: TickedFindings, size: closing },
  'close-wordpress': { Drawing: SundayHours, size: closing },
  'close-reactjs': { Drawing: BookedSeats, size: closing },
  'close-nodejs': { Drawing: ArrivedOrder, size: closing },
  'close-nextjs': { Drawing: FirstPaint, size: closing },
  'close-technical-seo': { Drawing: IndexedPages, size: closing },
  'steps-ppc': { Drawing: AccountSteps, size: board },
  'steps-acos': { Drawing: AcosSteps, size: board },
  'steps-ads': { Drawing: AdDraftSteps, size: board },
  'steps-ad-types': { Drawing: AdTypeSteps, size: board },
  'steps-report': { Drawing: ReportSteps, size: board },
  'steps-sourcing': { Drawing: ThreePorts, size: route },
  'steps-quotes': { Drawing: QuoteSteps, size: route },
  'steps-label': { Drawing: LabelSteps, size: route },
  'steps-inspection': { Drawing: InspectionSteps, size: route },
  'steps-terms': { Drawing: AgreedTerms, size: route },
  'reason-direct': { Drawing: ReasonDirect, size: reason },
  'reason-inspection': { Drawing: ReasonInspection, size: reason },
  'reason-one-contact': { Drawing: ReasonOneContact, size: reason },
  'reason-profit': { Drawing: ReasonProfit, size: reason },
};
