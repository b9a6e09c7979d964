import { z } from 'zod';
import { diagramNames } from '../artwork/diagram-names.ts';
import { categoryId, line, portraitName, prose, sample, serviceSlug, slug } from './common.ts';

const day = z.date('write a date as YYYY-MM-DD, without quotes');

/** The front matter of content/articles/<slug>.mdx. */
export const article = z.strictObject({
  title: line(60).describe('The one question that the article asks or answers.'),
  description: line(160)
    .min(70, 'lengthen it to 70 characters at least')
    .describe('The text below the title in search results. At least 70 characters.'),
  author: slug.describe('The id of an author in content/site/authors.yaml.'),
  published: day.describe('The day of publication, as YYYY-MM-DD.'),
  updated: day.optional().describe('The day of the last change in substance, as YYYY-MM-DD.'),
  category: categoryId,
  diagram: z
    .enum(diagramNames, { error: 'name a diagram in site/artwork/diagram-names.ts' })
    .optional()
    .describe(
      'The drawing on its cards and its share picture. Without one, cards show only words and the share picture a scene.',
    ),
  topics: z
    .array(slug.describe('The id of a topic in content/site/topics.yaml.'))
    .min(2)
    .max(4)
    .describe('What the article is about.'),
  services: z.array(serviceSlug).min(2).max(3).describe('The services named at its end.'),
  related: z
    .array(slug.describe('The file name of another article, without .mdx.'))
    .length(2)
    .describe('The articles to read next.'),
  summary: line(200).describe('Shown on cards.'),
});

/** content/site/authors.yaml */
export const authors = z.strictObject({
  sample: sample('authors'),
  authors: z.array(
    z.strictObject({
      id: slug.describe("The author's id in articles."),
      name: line(40),
      role: line(40).describe('What the author does, below the name.'),
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
      id: slug.describe("The topic's id in articles, and the last part of its page's URL."),
      name: line(32),
      description: line(160)
        .min(70, 'lengthen it to 70 characters at least')
        .describe('What search results say about the page of the topic. At least 70 characters.'),
    }),
  ),
});

/** content/site/diagrams.yaml: what each diagram says, for people who can't see it. */
export const diagrams = z.strictObject({
  diagrams: z.array(
    z.strictObject({
      name: slug.describe('The name of a diagram in site/artwork/diagram-names.ts.'),
      text: prose(900).describe('What the diagram says, for people who cannot see it.'),
    }),
  ),
});
