import type { ComponentType } from 'react';
import type { BandName } from './band-names.ts';
import { AccountSteps } from './bands/AccountSteps.tsx';
import { AcosSteps } from './bands/AcosSteps.tsx';
import { AdAndPage } from './bands/AdAndPage.tsx';
import { AdDraftSteps } from './bands/AdDraftSteps.tsx';
import { AdPlan } from './bands/AdPlan.tsx';
import { AdSetSteps } from './bands/AdSetSteps.tsx';
import { AdTypeSteps } from './bands/AdTypeSteps.tsx';
import { AgreedTerms } from './bands/AgreedTerms.tsx';
import { AnsweredQuestions } from './bands/AnsweredQuestions.tsx';
import { Arrival } from './bands/Arrival.tsx';
import { ArrivedOrder } from './bands/ArrivedOrder.tsx';
import { AuditSteps } from './bands/AuditSteps.tsx';
import { BatchSteps } from './bands/BatchSteps.tsx';
import { BikeShop } from './bands/BikeShop.tsx';
import { BillOfLading } from './bands/BillOfLading.tsx';
import { BookedSeats } from './bands/BookedSeats.tsx';
import { BrandedGoods } from './bands/BrandedGoods.tsx';
import { BurnTime } from './bands/BurnTime.tsx';
import { CampaignNames } from './bands/CampaignNames.tsx';
import { CleanSearches } from './bands/CleanSearches.tsx';
import { ClickWorth } from './bands/ClickWorth.tsx';
import { ClimbingRows } from './bands/ClimbingRows.tsx';
import { CopySteps } from './bands/CopySteps.tsx';
import { CoveredWork } from './bands/CoveredWork.tsx';
import { CrawlSteps } from './bands/CrawlSteps.tsx';
import { EditSteps } from './bands/EditSteps.tsx';
import { FallingAcos } from './bands/FallingAcos.tsx';
import { FinishedCopy } from './bands/FinishedCopy.tsx';
import { FinishedSite } from './bands/FinishedSite.tsx';
import { FirstPaint } from './bands/FirstPaint.tsx';
import { FlowSteps } from './bands/FlowSteps.tsx';
import { FullSnippet } from './bands/FullSnippet.tsx';
import { IndexedPages } from './bands/IndexedPages.tsx';
import { InspectionSteps } from './bands/InspectionSteps.tsx';
import { KeywordMap } from './bands/KeywordMap.tsx';
import { KeywordMatches } from './bands/KeywordMatches.tsx';
import { LabelSteps } from './bands/LabelSteps.tsx';
import { LampAtDoor } from './bands/LampAtDoor.tsx';
import { LandedCargo } from './bands/LandedCargo.tsx';
import { LinkedSentence } from './bands/LinkedSentence.tsx';
import { LinkSteps } from './bands/LinkSteps.tsx';
import { LiveAd } from './bands/LiveAd.tsx';
import { LocalSteps } from './bands/LocalSteps.tsx';
import { MarginNotes } from './bands/MarginNotes.tsx';
import { MarkedShop } from './bands/MarkedShop.tsx';
import { NextSteps } from './bands/NextSteps.tsx';
import { NodeSteps } from './bands/NodeSteps.tsx';
import { OnePhoto } from './bands/OnePhoto.tsx';
import { OneSchedule } from './bands/OneSchedule.tsx';
import { OnPageSteps } from './bands/OnPageSteps.tsx';
import { OpenedEmail } from './bands/OpenedEmail.tsx';
import { OutlineSteps } from './bands/OutlineSteps.tsx';
import { PartnerNotes } from './bands/PartnerNotes.tsx';
import { PlanSheet } from './bands/PlanSheet.tsx';
import { PostedMonth } from './bands/PostedMonth.tsx';
import { ProblemCopy } from './bands/ProblemCopy.tsx';
import { ProblemPpc } from './bands/ProblemPpc.tsx';
import { ProblemSeo } from './bands/ProblemSeo.tsx';
import { ProblemSourcing } from './bands/ProblemSourcing.tsx';
import { ProblemWeb } from './bands/ProblemWeb.tsx';
import { ProductNote } from './bands/ProductNote.tsx';
import { QuoteSteps } from './bands/QuoteSteps.tsx';
import { ReactSteps } from './bands/ReactSteps.tsx';
import { ReasonDirect } from './bands/ReasonDirect.tsx';
import { ReasonInspection } from './bands/ReasonInspection.tsx';
import { ReasonOneContact } from './bands/ReasonOneContact.tsx';
import { ReasonProfit } from './bands/ReasonProfit.tsx';
import { ReportChanges } from './bands/ReportChanges.tsx';
import { ReportSteps } from './bands/ReportSteps.tsx';
import { RightCanonical } from './bands/RightCanonical.tsx';
import { RingingPhone } from './bands/RingingPhone.tsx';
import { SamePayee } from './bands/SamePayee.tsx';
import { SampledGoods } from './bands/SampledGoods.tsx';
import { SearchSteps } from './bands/SearchSteps.tsx';
import { ServiceAdvice } from './bands/ServiceAdvice.tsx';
import { SitePages } from './bands/SitePages.tsx';
import { SmallOrder } from './bands/SmallOrder.tsx';
import { SundayHours } from './bands/SundayHours.tsx';
import { TabletArticle } from './bands/TabletArticle.tsx';
import { TemplateSteps } from './bands/TemplateSteps.tsx';
import { ThreeMentions } from './bands/ThreeMentions.tsx';
import { ThreePorts } from './bands/ThreePorts.tsx';
import { TickedFindings } from './bands/TickedFindings.tsx';
import { TypeCopy } from './bands/TypeCopy.tsx';
import { TypePpc } from './bands/TypePpc.tsx';
import { TypeSeo } from './bands/TypeSeo.tsx';
import { TypeSourcing } from './bands/TypeSourcing.tsx';
import { TypeWeb } from './bands/TypeWeb.tsx';
import { VoiceSteps } from './bands/VoiceSteps.tsx';
import { WebSteps } from './bands/WebSteps.tsx';
import { WeldPhotos } from './bands/WeldPhotos.tsx';
import { WordpressSteps } from './bands/WordpressSteps.tsx';
import { WrittenQuote } from './bands/WrittenQuote.tsx';

type Band = {
  Drawing: ComponentType;
  size: readonly [width: number, height: number];
  /** Strokes stay fine where the drawing is shown much larger than its natural size. */
  hasFineStrokes?: true;
};

const closing = [420, 264] as const;
const board = [600, 128] as const;
const route = [600, 130] as const;
const thirds = { size: [504, 128], hasFineStrokes: true } as const;
const quay = [600, 52] as const;
const reason = [264, 150] as const;
const wideReason = [340, 150] as const;
const type = [300, 200] as const;
const problem = [300, 170] as const;

/** Each drawing with its natural size in CSS pixels. */
export const bands: Record<BandName, Band> = {
  'type-seo': { Drawing: TypeSeo, size: type },
  'type-web': { Drawing: TypeWeb, size: type },
  'type-copy': { Drawing: TypeCopy, size: type },
  'type-ppc': { Drawing: TypePpc, size: type },
  'type-sourcing': { Drawing: TypeSourcing, size: type },
  'problem-seo': { Drawing: ProblemSeo, size: problem },
  'problem-web': { Drawing: ProblemWeb, size: problem },
  'problem-copy': { Drawing: ProblemCopy, size: problem },
  'problem-ppc': { Drawing: ProblemPpc, size: problem },
  'problem-sourcing': { Drawing: ProblemSourcing, size: problem },
  'bill-of-lading': { Drawing: BillOfLading, size: [450, 300] },
  'close-seo': { Drawing: ClimbingRows, size: closing },
  'close-web': { Drawing: FinishedSite, size: closing },
  'close-copy': { Drawing: FinishedCopy, size: closing },
  'close-ppc': { Drawing: FallingAcos, size: closing },
  'close-quote': { Drawing: WrittenQuote, size: closing },
  'close-guides': { Drawing: MarkedShop, size: closing },
  'close-reviews': { Drawing: SmallOrder, size: closing },
  'close-services': { Drawing: ServiceAdvice, size: closing },
  'close-plan': { Drawing: PlanSheet, size: closing },
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
  'close-keyword-optimization': { Drawing: KeywordMatches, size: closing },
  'close-campaign-structuring': { Drawing: CampaignNames, size: closing },
  'close-bid-budget-optimization': { Drawing: ClickWorth, size: closing },
  'close-negative-keyword-management': { Drawing: CleanSearches, size: closing },
  'close-performance-tracking-reporting': { Drawing: ReportChanges, size: closing },
  'close-ad-creation-optimization': { Drawing: LiveAd, size: closing },
  'close-types-of-amazon-ads': { Drawing: AdPlan, size: closing },
  'close-ad-copywriting': { Drawing: AdAndPage, size: closing },
  'close-email-marketing': { Drawing: OpenedEmail, size: closing },
  'close-product-description': { Drawing: AnsweredQuestions, size: closing },
  'close-seo-copywriting': { Drawing: TabletArticle, size: closing },
  'close-social-media-copywriting': { Drawing: PostedMonth, size: closing },
  'close-website-content': { Drawing: SitePages, size: closing },
  'close-cost-effective-sourcing': { Drawing: LandedCargo, size: closing },
  'close-detailed-inspection-reports': { Drawing: SampledGoods, size: closing },
  'close-supplier-vetting-negotiation': { Drawing: SamePayee, size: closing },
  'close-private-label-customization': { Drawing: BrandedGoods, size: closing },
  'close-end-to-end-sourcing-support': { Drawing: OneSchedule, size: closing },
  'close-enquiry': { Drawing: OnePhoto, size: closing },
  'close-map-pack': { Drawing: BikeShop, size: closing },
  'close-landed-cost': { Drawing: LampAtDoor, size: closing },
  'steps-web': { Drawing: WebSteps, ...thirds },
  'steps-copy': { Drawing: CopySteps, ...thirds },
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
  'steps-wordpress': { Drawing: WordpressSteps, ...thirds },
  'steps-reactjs': { Drawing: ReactSteps, ...thirds },
  'steps-nodejs': { Drawing: NodeSteps, ...thirds },
  'steps-nextjs': { Drawing: NextSteps, ...thirds },
  'steps-flow': { Drawing: FlowSteps, ...thirds },
  'steps-outline': { Drawing: OutlineSteps, ...thirds },
  'steps-ad-sets': { Drawing: AdSetSteps, ...thirds },
  'steps-voice': { Drawing: VoiceSteps, ...thirds },
  'steps-batches': { Drawing: BatchSteps, ...thirds },
  'steps-template': { Drawing: TemplateSteps, ...thirds },
  'steps-local-seo': { Drawing: LocalSteps, ...thirds },
  'steps-on-page': { Drawing: OnPageSteps, ...thirds },
  'steps-crawl': { Drawing: CrawlSteps, size: [640, 552] },
  'steps-audit': { Drawing: AuditSteps, ...thirds },
  'steps-links': { Drawing: LinkSteps, ...thirds },
  'steps-edit': { Drawing: EditSteps, ...thirds },
  'steps-searches': { Drawing: SearchSteps, ...thirds },
  'work-sourcing': { Drawing: CoveredWork, size: quay },
  'reason-direct': { Drawing: ReasonDirect, size: wideReason },
  'reason-inspection': { Drawing: ReasonInspection, size: reason },
  'reason-one-contact': { Drawing: ReasonOneContact, size: reason },
  'reason-profit': { Drawing: ReasonProfit, size: wideReason },
  'note-product': { Drawing: ProductNote, size: [280, 420] },
  'notes-draft': { Drawing: MarginNotes, size: [280, 528] },
  'notes-partner': { Drawing: PartnerNotes, size: [300, 528] },
  'proof-canonical': { Drawing: RightCanonical, size: closing },
  'proof-burn-time': { Drawing: BurnTime, size: closing },
  'proof-welds': { Drawing: WeldPhotos, size: closing },
};
