/** The number of characters of a title that search engines show. */
const longest = 60;

/**
 * Returns a page's title. The company's name at the end is left out if it would make the title too
 * long.
 */
export function fittingTitle(title: string, company: string): string {
  const end = ` | ${company}`;
  return title.length > longest && title.endsWith(end) ? title.slice(0, -end.length) : title;
}
