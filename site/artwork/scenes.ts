import type { ComponentType } from 'react';
import type { SceneName } from './scene-names.ts';
import { AccountManagement } from './scenes/AccountManagement.tsx';
import { AdCopywriting } from './scenes/AdCopywriting.tsx';
import { AdCreationOptimization } from './scenes/AdCreationOptimization.tsx';
import { AddedListings } from './scenes/AddedListings.tsx';
import { AppAndStock } from './scenes/AppAndStock.tsx';
import { BidBudgetOptimization } from './scenes/BidBudgetOptimization.tsx';
import { BreakEvenBid } from './scenes/BreakEvenBid.tsx';
import { CampaignBoard } from './scenes/CampaignBoard.tsx';
import { CampaignStructuring } from './scenes/CampaignStructuring.tsx';
import { CompetitiveAnalysis } from './scenes/CompetitiveAnalysis.tsx';
import { CopyDesk } from './scenes/CopyDesk.tsx';
import { CostEffectiveSourcing } from './scenes/CostEffectiveSourcing.tsx';
import { DealsCouponsManagement } from './scenes/DealsCouponsManagement.tsx';
import { DetailedInspectionReports } from './scenes/DetailedInspectionReports.tsx';
import { EmailMarketing } from './scenes/EmailMarketing.tsx';
import { EndToEndSourcingSupport } from './scenes/EndToEndSourcingSupport.tsx';
import { EnquiryToHandover } from './scenes/EnquiryToHandover.tsx';
import { HiddenFault } from './scenes/HiddenFault.tsx';
import { InterviewNotes } from './scenes/InterviewNotes.tsx';
import { InvitedUser } from './scenes/InvitedUser.tsx';
import { KeywordOptimization } from './scenes/KeywordOptimization.tsx';
import { KeywordResearch } from './scenes/KeywordResearch.tsx';
import { LeadGeneration } from './scenes/LeadGeneration.tsx';
import { ListingCheck } from './scenes/ListingCheck.tsx';
import { ListingFaults } from './scenes/ListingFaults.tsx';
import { ListingOptimization } from './scenes/ListingOptimization.tsx';
import { LiveFilter } from './scenes/LiveFilter.tsx';
import { LocalSeo } from './scenes/LocalSeo.tsx';
import { LocalSeoWide } from './scenes/LocalSeoWide.tsx';
import { LosingSearches } from './scenes/LosingSearches.tsx';
import { MovedUrls } from './scenes/MovedUrls.tsx';
import { NearbyShops } from './scenes/NearbyShops.tsx';
import { NegativeKeywordManagement } from './scenes/NegativeKeywordManagement.tsx';
import { Nextjs } from './scenes/Nextjs.tsx';
import { NicheEdit } from './scenes/NicheEdit.tsx';
import { NightJobs } from './scenes/NightJobs.tsx';
import { Nodejs } from './scenes/Nodejs.tsx';
import { OffPageSeo } from './scenes/OffPageSeo.tsx';
import { OneApi } from './scenes/OneApi.tsx';
import { OnPageSeo } from './scenes/OnPageSeo.tsx';
import { PageInspector } from './scenes/PageInspector.tsx';
import { PassedReport } from './scenes/PassedReport.tsx';
import { PerformanceTrackingReporting } from './scenes/PerformanceTrackingReporting.tsx';
import { PrivateLabelCustomization } from './scenes/PrivateLabelCustomization.tsx';
import { ProductDescription } from './scenes/ProductDescription.tsx';
import { QuoteToDelivery } from './scenes/QuoteToDelivery.tsx';
import { Reactjs } from './scenes/Reactjs.tsx';
import { RemovedNoindex } from './scenes/RemovedNoindex.tsx';
import { RepairNote } from './scenes/RepairNote.tsx';
import { SearchResults } from './scenes/SearchResults.tsx';
import { SeaVoyage } from './scenes/SeaVoyage.tsx';
import { SeoAudit } from './scenes/SeoAudit.tsx';
import { SeoCopywriting } from './scenes/SeoCopywriting.tsx';
import { SharedButton } from './scenes/SharedButton.tsx';
import { SocialMediaCopywriting } from './scenes/SocialMediaCopywriting.tsx';
import { SpendBlocks } from './scenes/SpendBlocks.tsx';
import { SupplierVettingNegotiation } from './scenes/SupplierVettingNegotiation.tsx';
import { TechnicalSeo } from './scenes/TechnicalSeo.tsx';
import { ThreeVitals } from './scenes/ThreeVitals.tsx';
import { TypesOfAmazonAds } from './scenes/TypesOfAmazonAds.tsx';
import { WebsiteContent } from './scenes/WebsiteContent.tsx';
import { Wordpress } from './scenes/Wordpress.tsx';

export type { SceneName } from './scene-names.ts';

/** The drawing for each scene. */
export const scenes: Record<SceneName, ComponentType> = {
  'local-seo': LocalSeo,
  'on-page-seo': OnPageSeo,
  'off-page-seo': OffPageSeo,
  'technical-seo': TechnicalSeo,
  'niche-edit': NicheEdit,
  'keyword-research': KeywordResearch,
  'seo-audit': SeoAudit,
  wordpress: Wordpress,
  reactjs: Reactjs,
  nodejs: Nodejs,
  nextjs: Nextjs,
  'keyword-optimization': KeywordOptimization,
  'campaign-structuring': CampaignStructuring,
  'bid-budget-optimization': BidBudgetOptimization,
  'negative-keyword-management': NegativeKeywordManagement,
  'performance-tracking-reporting': PerformanceTrackingReporting,
  'ad-creation-optimization': AdCreationOptimization,
  'types-of-amazon-ads': TypesOfAmazonAds,
  'cost-effective-sourcing': CostEffectiveSourcing,
  'detailed-inspection-reports': DetailedInspectionReports,
  'supplier-vetting-negotiation': SupplierVettingNegotiation,
  'private-label-customization': PrivateLabelCustomization,
  'end-to-end-sourcing-support': EndToEndSourcingSupport,
  'seo-copywriting': SeoCopywriting,
  'ad-copywriting': AdCopywriting,
  'social-media-copywriting': SocialMediaCopywriting,
  'email-marketing': EmailMarketing,
  'website-content': WebsiteContent,
  'product-description': ProductDescription,
  'listing-optimization': ListingOptimization,
  'competitive-analysis': CompetitiveAnalysis,
  'deals-coupons-management': DealsCouponsManagement,
  'account-management': AccountManagement,
  'search-results': SearchResults,
  'listing-check': ListingCheck,
  'lead-generation': LeadGeneration,
  'campaign-board': CampaignBoard,
  'spend-blocks': SpendBlocks,
  'break-even-bid': BreakEvenBid,
  'losing-searches': LosingSearches,
  'invited-user': InvitedUser,
  'copy-desk': CopyDesk,
  'interview-notes': InterviewNotes,
  'local-seo-wide': LocalSeoWide,
  'listing-faults': ListingFaults,
  'hidden-fault': HiddenFault,
  'repair-note': RepairNote,
  'three-vitals': ThreeVitals,
  'removed-noindex': RemovedNoindex,
  'moved-urls': MovedUrls,
  'nearby-shops': NearbyShops,
  'passed-report': PassedReport,
  'added-listings': AddedListings,
  'live-filter': LiveFilter,
  'shared-button': SharedButton,
  'app-and-stock': AppAndStock,
  'night-jobs': NightJobs,
  'one-api': OneApi,
  'page-inspector': PageInspector,
  'sea-voyage': SeaVoyage,
  'quote-to-delivery': QuoteToDelivery,
  'enquiry-to-handover': EnquiryToHandover,
};

/** A low scene above or beside a sentence. */
const strip = '0 0 360 150';

/** View boxes ("x y width height") of the scenes that don't use the usual 360x240. */
export const sceneViewBox: Partial<Record<SceneName, string>> = {
  'enquiry-to-handover': '0 0 500 334',
  'local-seo-wide': '0 50 520 340',
  'three-vitals': '-24 -10 408 272',
  'shared-button': strip,
  'app-and-stock': strip,
  'night-jobs': strip,
  'one-api': strip,
  'break-even-bid': strip,
  'losing-searches': strip,
  'invited-user': strip,
};
