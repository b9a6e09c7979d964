import type { ComponentType } from 'react';
import type { SampleName } from './sample-names.ts';
import { AdReport } from './samples/AdReport.tsx';
import { AdSet } from './samples/AdSet.tsx';
import { AdTest } from './samples/AdTest.tsx';
import { AdTypePlan } from './samples/AdTypePlan.tsx';
import { ApiHandover } from './samples/ApiHandover.tsx';
import { ArticleOutline } from './samples/ArticleOutline.tsx';
import { AuditExtract } from './samples/AuditExtract.tsx';
import { BakerySite } from './samples/BakerySite.tsx';
import { BidTable } from './samples/BidTable.tsx';
import { BookingApp } from './samples/BookingApp.tsx';
import { CampaignMap } from './samples/CampaignMap.tsx';
import { ChangeList } from './samples/ChangeList.tsx';
import { Email } from './samples/Email.tsx';
import { Handover } from './samples/Handover.tsx';
import { HomePageCopy } from './samples/HomePageCopy.tsx';
import { InspectionReport } from './samples/InspectionReport.tsx';
import { KeywordChanges } from './samples/KeywordChanges.tsx';
import { KeywordList } from './samples/KeywordList.tsx';
import { LinkPlacement } from './samples/LinkPlacement.tsx';
import { LinkSheet } from './samples/LinkSheet.tsx';
import { MarkedDraft } from './samples/MarkedDraft.tsx';
import { NegativeList } from './samples/NegativeList.tsx';
import { OrderSchedule } from './samples/OrderSchedule.tsx';
import { PostCalendar } from './samples/PostCalendar.tsx';
import { ProductCopy } from './samples/ProductCopy.tsx';
import { ProductPage } from './samples/ProductPage.tsx';
import { QuoteComparison } from './samples/QuoteComparison.tsx';
import { ReportSpread } from './samples/ReportSpread.tsx';
import { SampleApproval } from './samples/SampleApproval.tsx';
import { VettingReport } from './samples/VettingReport.tsx';

type Sample = {
  Drawing: ComponentType;
  /** The natural size in CSS pixels. */
  size: readonly [width: number, height: number];
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

/** One page. Phones show it from `top`, chosen so that the detail ends between two lines. */
function page(Drawing: ComponentType, top = 0): Sample {
  return { Drawing, size: [480, 660], shape: 'page', phone: [12, top, 456] };
}

/** Two pages, of which phones show the first. */
function spread(Drawing: ComponentType, top = 0, hasNotes = false): Sample {
  const notes: Pick<Sample, 'notes'> = hasNotes ? { notes: [406, 20, 390] } : {};
  return { Drawing, size: [800, 520], shape: 'spread', phone: [2, top, 396], ...notes };
}

/** A site's desktop and phone screens on a transparent background. */
function screens(Drawing: ComponentType): Sample {
  return { Drawing, size: [960, 712], shape: 'screens' };
}

/** The documents that show finished work. */
export const samples: Record<SampleName, Sample> = {
  'audit-extract': page(AuditExtract, 4),
  'change-list': page(ChangeList, 9),
  'report-spread': spread(ReportSpread, 16),
  'inspection-report': page(InspectionReport, 6),
  'quote-comparison': page(QuoteComparison),
  'vetting-report': page(VettingReport),
  'sample-approval': page(SampleApproval, 10),
  'marked-draft': page(MarkedDraft),
  email: spread(Email, 17, true),
  'product-copy': spread(ProductCopy, 9, true),
  'ad-set': spread(AdSet, 19),
  'post-calendar': spread(PostCalendar, 10),
  'article-outline': spread(ArticleOutline, 8),
  'home-page-copy': spread(HomePageCopy, 19),
  'negative-list': spread(NegativeList, 18),
  'bid-table': page(BidTable),
  'ad-report': page(AdReport),
  handover: spread(Handover, 8),
  'bakery-site': screens(BakerySite),
  'booking-app': screens(BookingApp),
  'api-handover': spread(ApiHandover, 9),
  'product-page': screens(ProductPage),
  'order-schedule': page(OrderSchedule),
  'link-sheet': page(LinkSheet, 5),
  'keyword-list': page(KeywordList, 6),
  'link-placement': page(LinkPlacement, 4),
  'keyword-changes': spread(KeywordChanges, 8, true),
  'campaign-map': spread(CampaignMap, 12, true),
  'ad-type-plan': spread(AdTypePlan, 15, true),
  'ad-test': spread(AdTest, 19, true),
};
