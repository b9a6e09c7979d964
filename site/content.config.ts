import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { formWordsSchema } from '../contract/form-words.ts';
import { withFigures } from './content/with-figures.ts';
import { article, authors, diagrams, topics } from './schemas/article.ts';
import { discovery } from './schemas/discovery.ts';
import { page } from './schemas/pages.ts';
import { prices } from './schemas/prices.ts';
import { tierSet } from './schemas/pricing.ts';
import { samples } from './schemas/samples.ts';
import { service } from './schemas/service.ts';
import * as site from './schemas/site.ts';
import { testimonials } from './schemas/testimonials.ts';

const folder = (name: string) =>
  withFigures(
    glob({
      base: `content/${name}`,
      pattern: '**/*.yaml',
      generateId: ({ entry }) => entry.slice(0, -5),
    }),
  );
const file = (name: string) =>
  withFigures(glob({ base: 'content/site', pattern: `${name}.yaml`, generateId: () => name }));

export const collections = {
  articles: defineCollection({
    loader: withFigures(glob({ base: 'content/articles', pattern: '*.mdx' })),
    schema: article,
  }),
  pages: defineCollection({ loader: folder('pages'), schema: page }),
  services: defineCollection({ loader: folder('services'), schema: service }),
  pricing: defineCollection({ loader: folder('pricing'), schema: tierSet }),
  testimonials: defineCollection({ loader: folder('testimonials'), schema: testimonials }),
  authors: defineCollection({ loader: file('authors'), schema: authors }),
  topics: defineCollection({ loader: file('topics'), schema: topics }),
  diagrams: defineCollection({ loader: file('diagrams'), schema: diagrams }),
  company: defineCollection({ loader: file('company'), schema: site.company }),
  navigation: defineCollection({ loader: file('navigation'), schema: site.navigation }),
  categories: defineCollection({ loader: file('categories'), schema: site.categories }),
  discovery: defineCollection({ loader: file('discovery'), schema: discovery }),
  offers: defineCollection({ loader: file('offers'), schema: site.offers }),
  prices: defineCollection({ loader: file('prices'), schema: prices }),
  samples: defineCollection({ loader: file('samples'), schema: samples }),
  languages: defineCollection({ loader: file('languages'), schema: site.languages }),
  claims: defineCollection({ loader: file('claims'), schema: site.claims }),
  team: defineCollection({ loader: file('team'), schema: site.team }),
  sourcing: defineCollection({ loader: file('sourcing'), schema: site.sourcing }),
  timing: defineCollection({ loader: file('timing'), schema: site.timing }),
  interface: defineCollection({ loader: file('interface'), schema: site.interfaceWords }),
  forms: defineCollection({ loader: file('forms'), schema: formWordsSchema }),
};
