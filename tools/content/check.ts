import { checkArticles } from './check-articles.ts';
import { checkClaims } from './check-claims.ts';
import { checkCompany } from './check-company.ts';
import { checkLinks } from './check-links.ts';
import { checkNames } from './check-names.ts';
import { checkPackagePrices } from './check-package-prices.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSentences } from './check-sentences.ts';
import { checkUnique } from './check-unique.ts';
import { readContent } from './read.ts';

/**
 * What is wrong in `<root>/content`, one line per problem: the file, the field, the fix.
 * An empty list means that the site can be built from it.
 */
export function checkContent(root: string): string[] {
  const { content, written, problems } = readContent(root);
  const categories = written.site.filter(({ slug }) => slug === 'categories');
  return [
    ...problems,
    ...checkNames(content),
    ...checkPlainText(content),
    ...checkPackagePrices([...written.pages, ...categories, ...written.services]),
    ...checkCompany(written, content),
    ...checkRoutes(content),
    ...checkLinks(content),
    ...checkSentences(written, content),
    ...checkUnique(written, content),
    ...checkClaims(content),
    ...checkArticles(content),
  ];
}
