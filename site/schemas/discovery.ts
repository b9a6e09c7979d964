import { z } from 'zod';
import { line, prose, sitePath } from './common.ts';

/** content/site/discovery.yaml: what search engines and other programs are told. */
export const discovery = z.strictObject({
  llms: z
    .strictObject({
      summary: line(240).describe('What the company is.'),
      notes: prose(900).describe('What its prices mean.'),
      markdown: line(200).describe('Where the Markdown copies of the pages are.'),
      pages: line(40).describe('The heading of the pages that belong to no other group.'),
    })
    .describe('The words of llms.txt, which language models read.'),
  security: z
    .strictObject({
      languages: z.array(line(8)).min(1).describe('Language codes, such as en.'),
      validDays: z
        .int()
        .min(30)
        .max(365)
        .describe('The file expires this many days after the build: 30 to 365.'),
    })
    .describe('.well-known/security.txt'),
  search: z
    .strictObject({
      path: sitePath.describe('The page that shows the results.'),
      parameter: line(20).describe('The URL parameter of the words: q stands for ?q=words.'),
      kinds: z
        .strictObject({ article: line(24), service: line(24), tool: line(24), page: line(24) })
        .describe('What a result is, shown above its title.'),
      pages: z
        .array(
          z.strictObject({
            path: sitePath,
            foundFor: z
              .array(line(40))
              .min(1)
              .describe('Words that customers look for there and the page does not use.'),
          }),
        )
        .describe('Pages that the search finds besides articles and services.'),
    })
    .describe('The search of the site.'),
});
export type Discovery = z.infer<typeof discovery>;
