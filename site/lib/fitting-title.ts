/** How much of a title search engines show. */
const longest = 60;

/** A page's title, without the company's name at the end if that would make it too long. */
export function fittingTitle(title: string, company: string): string {
  const end = ` | ${company}`;
  return title.length > longest && title.endsWith(end) ? title.slice(0, -end.length) : title;
}
