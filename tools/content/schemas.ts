import { formWordsSchema } from '../../contract/form-words.ts';
import { mailWordsSchema } from '../../server/mail/mail-words.ts';
import { article, authors, diagrams, topics } from '../../site/schemas/article.ts';
import { company } from '../../site/schemas/company.ts';
import { discovery } from '../../site/schemas/discovery.ts';
import { page } from '../../site/schemas/pages.ts';
import { prices } from '../../site/schemas/prices.ts';
import { tierSet } from '../../site/schemas/pricing.ts';
import { samples } from '../../site/schemas/samples.ts';
import { service } from '../../site/schemas/service.ts';
import * as site from '../../site/schemas/site.ts';
import { testimonials } from '../../site/schemas/testimonials.ts';

/** The schema for the files in each folder of content/. */
export const folderSchemas = {
  articles: article,
  pages: page,
  pricing: tierSet,
  services: service,
  testimonials,
};

/** The schema for each file in content/site/. */
export const siteSchemas = {
  authors,
  categories: site.categories,
  claims: site.claims,
  company,
  diagrams,
  discovery,
  forms: formWordsSchema,
  interface: site.interfaceWords,
  languages: site.languages,
  mail: mailWordsSchema,
  navigation: site.navigation,
  offers: site.offers,
  prices,
  redirects: site.redirects,
  samples,
  sourcing: site.sourcing,
  team: site.team,
  timing: site.timing,
  topics,
};
