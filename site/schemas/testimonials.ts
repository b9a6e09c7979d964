import { z } from 'zod';
import { proofDrawings } from '../artwork/band-names.ts';
import { categoryId, line, portraitName, prose, sample, sceneName, serviceSlug } from './common.ts';

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, 'write a language tag, such as de or zh-CN');

const review = z.strictObject({
  name: line(40),
  role: line(60).describe('The client\'s job, such as "Owner, bicycle workshop".'),
  company: line(60).optional(),
  text: prose(400),
  lang: languageTag
    .optional()
    .describe('The language tag (BCP 47), such as de or zh-CN, if the review is not in English.'),
  also: z
    .strictObject({ text: prose(400), lang: languageTag })
    .optional()
    .describe('The review in a second language.'),
  about: line(40).optional().describe('The topic of the review, such as "Email open rates".'),
  drawing: z
    .enum(proofDrawings)
    .optional()
    .describe('A drawing of what the client writes about. The page of all reviews shows it large.'),
  scene: sceneName
    .optional()
    .describe('The scene of the work, if the page of all reviews has a wide place for the review.'),
  rating: z.int().min(1).max(5).describe('Whole stars, from 1 to 5.'),
  portrait: portraitName,
});
export type Review = z.infer<typeof review>;

/** content/testimonials/<set>.yaml */
export const testimonials = z
  .strictObject({
    sample: sample('reviews'),
    service: serviceSlug
      .optional()
      .describe('The service that the reviews are about. Leave it out if `category` is set.'),
    category: categoryId
      .optional()
      .describe('The category that the reviews are about. Leave it out if `service` is set.'),
    reviews: z.array(review).min(3),
  })
  .refine(({ service, category }) => (service === undefined) !== (category === undefined), {
    error: 'name what the reviews are about: either a service or a category',
  });
