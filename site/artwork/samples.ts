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

/**
 * One page. Phones show it from `top`, chosen so that the detail ends between two lines. With a
 * detail of its own, they show the part that matters, with larger words.
 */
function page(Drawing: ComponentType, phone: number | Detail = 0): Sample {
  return { Drawing, size: [480, 660], shape: 'page', phone: detailOf(phone, [12, 456]) };
}

/** Two pages, of which phones show the first, or a part of it. */
function spread(Drawing: ComponentType, phone: number | Detail = 0, hasNotes = false): Sample {
  const notes: Pick<Sample, 'notes'> = hasNotes ? { notes: [406, 20, 390] } : {};
  return { Drawing, size: [800, 520], shape: 'spread', phone: detailOf(phone, [2, 396]), ...notes };
}

function detailOf(phone: number | Detail, [left, width]: readonly [number, number]): Detail {
  return typeof phone === 'number' ? [left, phone, width] : phone;
}

/** A site's desktop and phone screens on a transparent background. */
function screens(Drawing: ComponentType): Sample {
  return { Drawing, size: [960, 712], shape: 'screens' };
}

/** The documents that show finished work. */
export const samples: Record<SampleName, Sample> = {
  'audit-extract': page(AuditExtract, [8, 15, 324]),
  'change-list': page(ChangeList, [110, 84, 334]),
  'report-spread': spread(ReportSpread, [0, 26, 300]),
  'inspection-report': page(InspectionReport, [10, 229, 340]),
  'quote-comparison': page(QuoteComparison, [22, 21, 342]),
  'vetting-report': page(VettingReport, [18, 27, 346]),
  'sample-approval': page(SampleApproval, 10),
  'marked-draft': page(MarkedDraft, [8, 162, 310]),
  email: spread(Email, [22, 78, 350], true),
  'product-copy': spread(ProductCopy, [22, 58, 346], true),
  'ad-set': spread(AdSet, [20, 85, 336]),
  'post-calendar': spread(PostCalendar, 10),
  'article-outline': spread(ArticleOutline, [12, 59, 352]),
  'home-page-copy': spread(HomePageCopy, 19),
  'negative-list': spread(NegativeList, [14, 99, 352]),
  'bid-table': page(BidTable, [20, 25, 338]),
  'ad-report': page(AdReport, [22, 0, 326]),
  handover: spread(Handover, [20, 59, 328]),
  'bakery-site': screens(BakerySite),
  'booking-app': screens(BookingApp),
  'api-handover': spread(ApiHandover, 9),
  'product-page': screens(ProductPage),
  'order-schedule': page(OrderSchedule),
  'link-sheet': page(LinkSheet, [20, 184, 334]),
  'keyword-list': page(KeywordList, [8, 235, 292]),
  'link-placement': page(LinkPlacement, 4),
  'keyword-changes': spread(KeywordChanges, [10, 78, 326], true),
  'campaign-map': spread(CampaignMap, 12, true),
  'ad-type-plan': spread(AdTypePlan, 15, true),
  'ad-test': spread(AdTest, 19, true),
};
