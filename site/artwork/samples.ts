import type { ComponentType } from 'react';
import type { SampleName } from './sample-names.ts';
import { AdReport } from './samples/AdReport.tsx';
import { AdSet } from './samples/AdSet.tsx';
import { ApiHandover } from './samples/ApiHandover.tsx';
import { ArticleOutline } from './samples/ArticleOutline.tsx';
import { AuditExtract } from './samples/AuditExtract.tsx';
import { BakerySite } from './samples/BakerySite.tsx';
import { BidTable } from './samples/BidTable.tsx';
import { BookingApp } from './samples/BookingApp.tsx';
import { ChangeList } from './samples/ChangeList.tsx';
import { Email } from './samples/Email.tsx';
import { Handover } from './samples/Handover.tsx';
import { HomePageCopy } from './samples/HomePageCopy.tsx';
import { InspectionReport } from './samples/InspectionReport.tsx';
import { MarkedDraft } from './samples/MarkedDraft.tsx';
import { NegativeList } from './samples/NegativeList.tsx';
import { PostCalendar } from './samples/PostCalendar.tsx';
import { ProductCopy } from './samples/ProductCopy.tsx';
import { ProductPage } from './samples/ProductPage.tsx';
import { QuoteComparison } from './samples/QuoteComparison.tsx';
import { ReportSpread } from './samples/ReportSpread.tsx';
import { SampleApproval } from './samples/SampleApproval.tsx';
import { VettingReport } from './samples/VettingReport.tsx';

type Sample = {
  Drawing: ComponentType;
  size: readonly [width: number, height: number];
  /**
   * One page, a two-page spread, or a site's desktop and phone screens on a transparent background.
   */
  shape: 'page' | 'spread' | 'screens';
  /** The second page explains the numbers on the first, so phones show it too. */
  hasNotes?: true;
};

/** Each sample with its drawing and its natural size in CSS pixels. */
export const samples: Record<SampleName, Sample> = {
  'audit-extract': { Drawing: AuditExtract, size: [480, 660], shape: 'page' },
  'change-list': { Drawing: ChangeList, size: [480, 660], shape: 'page' },
  'report-spread': { Drawing: ReportSpread, size: [800, 520], shape: 'spread' },
  'inspection-report': { Drawing: InspectionReport, size: [480, 660], shape: 'page' },
  'quote-comparison': { Drawing: QuoteComparison, size: [480, 660], shape: 'page' },
  'vetting-report': { Drawing: VettingReport, size: [480, 660], shape: 'page' },
  'sample-approval': { Drawing: SampleApproval, size: [480, 660], shape: 'page' },
  'marked-draft': { Drawing: MarkedDraft, size: [480, 660], shape: 'page' },
  email: { Drawing: Email, size: [800, 520], shape: 'spread', hasNotes: true },
  'product-copy': { Drawing: ProductCopy, size: [800, 520], shape: 'spread', hasNotes: true },
  'ad-set': { Drawing: AdSet, size: [800, 520], shape: 'spread' },
  'post-calendar': { Drawing: PostCalendar, size: [800, 520], shape: 'spread' },
  'article-outline': { Drawing: ArticleOutline, size: [800, 520], shape: 'spread' },
  'home-page-copy': { Drawing: HomePageCopy, size: [800, 520], shape: 'spread' },
  'negative-list': { Drawing: NegativeList, size: [800, 520], shape: 'spread' },
  'bid-table': { Drawing: BidTable, size: [480, 660], shape: 'page' },
  'ad-report': { Drawing: AdReport, size: [480, 660], shape: 'page' },
  handover: { Drawing: Handover, size: [800, 520], shape: 'spread' },
  'bakery-site': { Drawing: BakerySite, size: [960, 712], shape: 'screens' },
  'booking-app': { Drawing: BookingApp, size: [960, 712], shape: 'screens' },
  'api-handover': { Drawing: ApiHandover, size: [800, 520], shape: 'spread' },
  'product-page': { Drawing: ProductPage, size: [960, 712], shape: 'screens' },
};
