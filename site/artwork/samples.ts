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
  /** What phones show instead of the whole document. Screens show their phone screen. */
  phone?: Detail;
  /** The part of the second page that explains the numbers on the first. Phones show it below. */
  notes?: Detail;
};

/** The left, the top and the width of a detail, in units of the drawing. */
export type Detail = readonly [x: number, y: number, width: number];

/** A detail's width divided by its height, as in the style sheets of the sections that show it. */
export const detailRatio = 0.86;

/** Each sample with its drawing and its natural size in CSS pixels. */
export const samples: Record<SampleName, Sample> = {
  'audit-extract': {
    Drawing: AuditExtract,
    size: [480, 660],
    shape: 'page',
    phone: [12, 21, 456],
  },
  'change-list': { Drawing: ChangeList, size: [480, 660], shape: 'page', phone: [12, 0, 456] },
  'report-spread': {
    Drawing: ReportSpread,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 0, 396],
  },
  'inspection-report': {
    Drawing: InspectionReport,
    size: [480, 660],
    shape: 'page',
    phone: [12, 0, 456],
  },
  'quote-comparison': {
    Drawing: QuoteComparison,
    size: [480, 660],
    shape: 'page',
    phone: [12, 0, 456],
  },
  'vetting-report': {
    Drawing: VettingReport,
    size: [480, 660],
    shape: 'page',
    phone: [12, 0, 456],
  },
  'sample-approval': {
    Drawing: SampleApproval,
    size: [480, 660],
    shape: 'page',
    phone: [12, 5, 456],
  },
  'marked-draft': { Drawing: MarkedDraft, size: [480, 660], shape: 'page', phone: [12, 0, 456] },
  email: {
    Drawing: Email,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 12, 396],
    notes: [414, 86, 340],
  },
  'product-copy': {
    Drawing: ProductCopy,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 0, 396],
    notes: [412, 84, 365],
  },
  'ad-set': { Drawing: AdSet, size: [800, 520], shape: 'spread', phone: [2, 16, 396] },
  'post-calendar': {
    Drawing: PostCalendar,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 0, 396],
  },
  'article-outline': {
    Drawing: ArticleOutline,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 8, 396],
  },
  'home-page-copy': {
    Drawing: HomePageCopy,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 9, 396],
  },
  'negative-list': {
    Drawing: NegativeList,
    size: [800, 520],
    shape: 'spread',
    phone: [2, 15, 396],
  },
  'bid-table': { Drawing: BidTable, size: [480, 660], shape: 'page', phone: [12, 0, 456] },
  'ad-report': { Drawing: AdReport, size: [480, 660], shape: 'page', phone: [12, 0, 456] },
  handover: { Drawing: Handover, size: [800, 520], shape: 'spread', phone: [2, 0, 396] },
  'bakery-site': { Drawing: BakerySite, size: [960, 712], shape: 'screens' },
  'booking-app': { Drawing: BookingApp, size: [960, 712], shape: 'screens' },
  'api-handover': { Drawing: ApiHandover, size: [800, 520], shape: 'spread', phone: [2, 0, 396] },
  'product-page': { Drawing: ProductPage, size: [960, 712], shape: 'screens' },
};
