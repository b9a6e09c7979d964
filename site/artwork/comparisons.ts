import type { ReactElement } from 'react';
import type { ComparisonName } from './comparison-names.ts';
import { AdCost } from './comparisons/AdCost.tsx';
import { Draft } from './comparisons/Draft.tsx';
import { EnquiryForm } from './comparisons/EnquiryForm.tsx';
import { Links } from './comparisons/Links.tsx';
import { MapRank } from './comparisons/MapRank.tsx';
import { PageLoad } from './comparisons/PageLoad.tsx';
import { PhonePage } from './comparisons/PhonePage.tsx';
import { ProductLabel } from './comparisons/ProductLabel.tsx';
import { SearchResult } from './comparisons/SearchResult.tsx';

export const comparisons: Record<ComparisonName, () => ReactElement> = {
  'map-rank': MapRank,
  'search-result': SearchResult,
  links: Links,
  'page-load': PageLoad,
  'enquiry-form': EnquiryForm,
  draft: Draft,
  'phone-page': PhonePage,
  'ad-cost': AdCost,
  'product-label': ProductLabel,
};
