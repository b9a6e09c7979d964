import { z } from 'zod';
import { categoryId, line, portraitName, prose, slug } from './common.ts';

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, 'write a language tag, such as de or zh-CN');

const review = z.strictObject({
  name: line(40),
  role: line(60),
  company: line(60).optional(),
  text: prose(400),
  /** BCP 47 tag of the review's own language, where it is not English. */
  lang: languageTag.optional(),
  /** The same words in a second language, for bilingual reviews. */
  also: z.strictObject({ text: prose(400), lang: languageTag }).optional(),
  /** What the review is about: "Email open rates". */
  about: line(40).optional(),
  rating: z.int().min(1).max(5),
  portrait: portraitName,
});
export type Review = z.infer<typeof review>;

/** content/testimonials/<set>.yaml. `sample: true` marks reviews that stand in until real ones come. */
export const testimonials = z
  .strictObject({
    sample: z.literal(true).optional(),
    /** The work that all of them are about: one service, or several of one category. */
    service: slug.optional(),
    category: categoryId.optional(),
    reviews: z.array(review).min(3),
  })
  .refine(({ service, category }) => (service === undefined) !== (category === undefined), {
    error: 'name what the reviews are about: either a service or a category',
  });
export type Testimonials = z.infer<typeof testimonials>;
