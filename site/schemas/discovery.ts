import { z } from 'zod';
import { line, prose, sitePath } from './common.ts';

/** content/site/discovery.yaml: what is told to search engines and other programs. */
export const discovery = z.strictObject({
  /** llms.txt: what the company is, what its prices mean, and headings of groups of pages. */
  llms: z.strictObject({
    summary: line(240),
    notes: prose(900),
    markdown: line(200),
    pages: line(40),
  }),
  /** .well-known/security.txt. It expires `validDays` after the site was built. */
  security: z.strictObject({
    languages: z.array(line(8)).min(1),
    validDays: z.int().min(30).max(365),
  }),
  /** The page that shows results when it is asked for with `?parameter=words`. */
  search: z.strictObject({
    path: sitePath,
    parameter: line(20),
    /** What a result is, above its title. */
    kinds: z.strictObject({ article: line(24), service: line(24), page: line(24) }),
    /** Pages besides articles and services, with words that customers look for there. */
    pages: z.array(z.strictObject({ path: sitePath, foundFor: z.array(line(40)).min(1) })),
  }),
});
export type Discovery = z.infer<typeof discovery>;
