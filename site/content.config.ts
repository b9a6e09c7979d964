import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { formWordsSchema } from '../contract/form-words.ts';
import { withFigures } from './content/with-figures.ts';
import { article, authors, diagrams, topics } from './schemas/article.ts';
import { company } from './schemas/company.ts';
import { discovery } from './schemas/discovery.ts';
import { page } from './schemas/pages.ts';
import { prices } from './schemas/prices.ts';
import { tierSet } from './schemas/pricing.ts';
import { samples } from './schemas/samples.ts';
import { service } from './schemas/service.ts';
import * as site from './schemas/site.ts';
import { testimonials } from './schemas/testimonials.ts';

const filesOf = (name: string) =>
  withFigures(
    glob({
      base: `content/${name}`,
      pattern: '**/*.yaml',
      generateId: ({ entry }) => entry.slice(0, -5),
    }),
  );
const siteFile = (name: string) =>
  withFigures(glob({ base: 'content/site', pattern: `${name}.yaml`, generateId: () => name }));

export const collections = {
  articles: defineCollection({
    loader: withFigures(glob({ base: 'content/articles', pattern: '*.mdx' })),
    schema: article,
  }),
  pages: defineCollection({ loader: filesOf('pages'), schema: page }),
  services: defineCollection({ loader: filesOf('services'), schema: service }),
  pricing: defineCollection({ loader: filesOf('pricing'), schema: tierSet }),
  testimonials: defineCollection({ loader: filesOf('testimonials'), schema: testimonials }),
  authors: defineCollection({ loader: siteFile('authors'), schema: authors }),
  topics: defineCollection({ loader: siteFile('topics'), schema: topics }),
  diagrams: defineCollection({ loader: siteFile('diagrams'), schema: diagrams }),
  company: defineCollection({ loader: siteFile('company'), schema: company }),
  navigation: defineCollection({ loader: siteFile('navigation'), schema: site.navigation }),
  categories: defineCollection({ loader: siteFile('categories'), schema: site.categories }),
  discovery: defineCollection({ loader: siteFile('discovery'), schema: discovery }),
  offers: defineCollection({ loader: siteFile('offers'), schema: site.offers }),
  prices: defineCollection({ loader: siteFile('prices'), schema: prices }),
  samples: defineCollection({ loader: siteFile('samples'), schema: samples }),
  languages: defineCollection({ loader: siteFile('languages'), schema: site.languages }),
  claims: defineCollection({ loader: siteFile('claims'), schema: site.claims }),
  team: defineCollection({ loader: siteFile('team'), schema: site.team }),
  sourcing: defineCollection({ loader: siteFile('sourcing'), schema: site.sourcing }),
  timing: defineCollection({ loader: siteFile('timing'), schema: site.timing }),
  interface: defineCollection({ loader: siteFile('interface'), schema: site.interfaceWords }),
  forms: defineCollection({ loader: siteFile('forms'), schema: formWordsSchema }),
};
