import { z } from 'zod';
import { diagramNames } from '../artwork/diagram-names.ts';
import { categoryId, line, portraitName, prose, slug } from './common.ts';

const day = z.date('write a date as YYYY-MM-DD, without quotes');

/** The front matter of content/articles/<slug>.mdx. Topics, services and articles are named by slug. */
export const article = z.strictObject({
  /** The one question that the article asks or answers. */
  title: line(60),
  description: line(160).min(70, 'lengthen it to 70 characters at least'),
  author: slug,
  published: day,
  updated: day.optional(),
  category: categoryId,
  /** The drawing on its cards and its share picture; without one, they are words alone. */
  diagram: z
    .enum(diagramNames, { error: 'name a diagram of site/artwork/diagram-names.ts' })
    .optional(),
  topics: z.array(slug).min(2).max(4),
  services: z.array(slug).min(2).max(3),
  related: z.array(slug).length(2),
  /** Shown on cards. */
  summary: line(200),
});
export type Article = z.infer<typeof article>;

/** content/site/authors.yaml. `sample: true` marks people who stand in until real ones come. */
export const authors = z.strictObject({
  sample: z.literal(true).optional(),
  authors: z.array(
    z.strictObject({
      id: slug,
      name: line(40),
      role: line(40),
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
      id: slug,
      name: line(32),
      description: line(160).min(70, 'lengthen it to 70 characters at least'),
    }),
  ),
});
export type Topic = z.infer<typeof topics>['topics'][number];

/** content/site/diagrams.yaml: what each diagram says, for those who do not see it. */
export const diagrams = z.strictObject({
  diagrams: z.array(z.strictObject({ name: slug, text: prose(900) })),
});
