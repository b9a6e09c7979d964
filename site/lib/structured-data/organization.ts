import type { Organization } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import { iconUrl } from '../icon-url.ts';
import { address } from './address.ts';

/** A reference to the company for other nodes, for example as provider or publisher. */
export function organizationReference({ name }: Pick<Company, 'name'>, site: URL | undefined) {
  return {
    '@type': 'Organization',
    '@id': address('/#organization', site),
    name,
  } as const satisfies Organization;
}

/**
 * Describes the company and its contact points, for pages about the company. By default the address
 * is the one in the footer; a page that shows other addresses passes them in.
 */
export function organization(
  company: Company,
  site: URL | undefined,
  addresses: string[][] = [company.addresses.footer],
): Exclude<Organization, string> {
  return {
    ...organizationReference(company, site),
    url: address('/', site),
    logo: address(iconUrl('icon-512'), site),
    foundingDate: String(company.founded),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.phone.display,
      email: company.email,
    },
    address: addresses.map((lines) => lines.join('\n')),
    sameAs: company.social.map(({ url }) => url),
  };
}
