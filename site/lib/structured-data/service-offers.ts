import type { Offer, Service } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import type { Tier } from '../../schemas/pricing.ts';
import type { Service as CatalogueService } from '../../schemas/service.ts';
import { address } from './address.ts';
import { organizationReference } from './organization.ts';

export type OfferedService = {
  service: CatalogueService;
  /** The name of the service's category. */
  category: string;
  company: Company;
  /** The service's own packages, if the page shows them. Otherwise the managed price is used. */
  tiers?: readonly Tier[] | undefined;
};

/** Describes a service and the offers on its page, in the currency shown there. */
export function serviceOffers(
  { service, category, company, tiers }: OfferedService,
  site: URL | undefined,
): Service {
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: category,
    url: address(service.path, site),
    provider: organizationReference(company, site),
    offers: tiers ? tiers.map(tierOffer) : cardOffer(service),
  };
}

function tierOffer({ name, tagline, price, delivery }: Tier): Offer {
  const { amount, currency: priceCurrency } = price;
  return {
    '@type': 'Offer',
    name,
    description: tagline,
    ...(price.kind === 'fixed'
      ? { price: amount, priceCurrency }
      : {
          priceSpecification: {
            '@type': 'PriceSpecification' as const,
            maxPrice: amount,
            priceCurrency,
          },
        }),
    ...(delivery.kind === 'days' ? { deliveryLeadTime: days(delivery.days) } : {}),
  };
}

/** The starting price of a managed service: "from £750". */
function cardOffer({ price, days: count }: CatalogueService): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: price.amount,
      priceCurrency: price.currency,
    },
    deliveryLeadTime: days(count),
  };
}

/** A number of days with the UN/CEFACT unit code. */
function days(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'DAY' } as const;
}
