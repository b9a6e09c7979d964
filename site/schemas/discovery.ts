import { z } from 'zod';
import { line, prose, sitePath } from './common.ts';

/** content/site/discovery.yaml: content for search engines and other programs. */
export const discovery = z.strictObject({
  llms: z
    .strictObject({
      summary: line(240).describe('A sentence about the company.'),
      notes: prose(900).describe('An explanation of prices and orders.'),
      markdown: line(200).describe('A sentence about the Markdown copies of the pages.'),
      pages: line(40).describe('The heading above pages that are in no other group.'),
    })
    .describe('The text of llms.txt, which language models read.'),
  security: z
    .strictObject({
      languages: z.array(line(8)).min(1).describe('Language codes, such as en.'),
      validDays: z
        .int()
        .min(30)
        .max(365)
        .describe('The number of days after the build when the file expires, from 30 to 365.'),
    })
    .describe('Settings for .well-known/security.txt.'),
  search: z
    .strictObject({
      path: sitePath.describe('The page that shows the results.'),
      parameter: line(20).describe(
        'The URL parameter with the search words, such as q in ?q=words.',
      ),
      kinds: z
        .strictObject({ article: line(24), service: line(24), tool: line(24), page: line(24) })
        .describe('The label above the title of each kind of result.'),
      pages: z
        .array(
          z.strictObject({
            path: sitePath,
            foundFor: z
              .array(line(40))
              .min(1)
              .describe('Words that customers search for and that are not on the page.'),
          }),
        )
        .describe('Pages to include in the search in addition to articles, services and tools.'),
    })
    .describe('The site search.'),
});
export type Discovery = z.infer<typeof discovery>;
