import type { SearchAction, WebSite } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import { address } from './address.ts';
import { organizationReference } from './organization.ts';

/** A page that opens the search if its URL has `?parameter=words`. */
export type SearchPage = { path: string; parameter: string };

/** Describes the whole site, for the home page. Includes the search if there is a page for it. */
export function website(
  company: Company,
  site: URL | undefined,
  search?: SearchPage | undefined,
): WebSite {
  return {
    '@type': 'WebSite',
    '@id': address('/#website', site),
    name: company.name,
    url: address('/', site),
    publisher: organizationReference(company, site),
    ...(search ? { potentialAction: searchAction(search, site) } : {}),
  };
}

// Google defines `query-input`; it isn't part of schema.org or its types.
type Asked = SearchAction & { 'query-input': string };

function searchAction({ path, parameter }: SearchPage, site: URL | undefined): Asked {
  return {
    '@type': 'SearchAction',
    target: `${address(path, site)}?${parameter}={words}`,
    'query-input': 'required name=words',
  };
}
