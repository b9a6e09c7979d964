import { z } from 'zod';
import { slugPattern } from '../../contract/field-rules.ts';
import { bandNames } from '../artwork/band-names.ts';
import { diagramNames } from '../artwork/diagram-names.ts';
import { categoryId, line, portraitName, prose, sample, serviceSlug, slug } from './common.ts';

const day = z.date('write a date as YYYY-MM-DD, without quotes');

/** The front matter of content/articles/<slug>.mdx */
export const article = z.strictObject({
  title: line(60).describe('The question that the article answers.'),
  description: line(160)
    .min(70, 'lengthen it to 70 characters at least')
    .describe('The text below the title in search results. At least 70 characters.'),
  author: z
    .string()
    .regex(slugPattern, 'write the id of an author in content/site/authors.yaml')
    .describe('The id of an author in content/site/authors.yaml.'),
  published: day.describe('The day of publication, as YYYY-MM-DD.'),
  updated: day.optional().describe('The day of the last significant change, as YYYY-MM-DD.'),
  category: categoryId,
  diagram: z
    .enum(diagramNames, { error: 'name a diagram in site/artwork/diagram-names.ts' })
    .optional()
    .describe(
      'The drawing on cards and in the share image. Without one, cards show only text and the share image shows a scene.',
    ),
  closing: z
    .enum(bandNames)
    .optional()
    .describe("The drawing at the end of the page. Without it, the page has its category's."),
  topics: z
    .array(slug.describe('The id of a topic in content/site/topics.yaml.'))
    .min(2)
    .max(4)
    .describe('The topics of the article.'),
  services: z
    .array(serviceSlug)
    .min(2)
    .max(3)
    .describe('The services listed at the end of the article.'),
  related: z
    .array(slug.describe('The file name of another article, without .mdx.'))
    .length(2)
    .describe('Two articles to read next.'),
  summary: line(200).describe('The text on cards.'),
});

/** content/site/authors.yaml */
export const authors = z.strictObject({
  sample: sample('authors'),
  authors: z.array(
    z.strictObject({
      id: slug.describe('The id by which articles refer to the author.'),
      name: line(40),
      role: line(40).describe("The author's job, below the name."),
      portrait: portraitName,
      bio: prose(300),
    }),
  ),
});
export type Author = z.infer<typeof authors>['authors'][number];

/** content/site/topics.yaml, in the order of the topic filter. */
export const topics = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: slug.describe(
        'The id by which articles refer to the topic. Its URL ends with the id. It has a page once an article uses it.',
      ),
      name: line(32),
      description: line(160)
        .min(70, 'lengthen it to 70 characters at least')
        .describe("The text about the topic's page in search results. At least 70 characters."),
    }),
  ),
});

/** content/site/diagrams.yaml */
export const diagrams = z.strictObject({
  diagrams: z.array(
    z.strictObject({
      name: slug.describe('The name of a diagram in site/artwork/diagram-names.ts.'),
      text: prose(900).describe('A description of the diagram for people who cannot see it.'),
    }),
  ),
});
