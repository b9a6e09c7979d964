import { twinPath } from '../../lib/twin-path.ts';
import type { Discovery } from '../../schemas/discovery.ts';
import type { FoundPage } from './found-pages.ts';

/**
 * Builds llms.txt: a summary of the company, then a link to every page's Markdown version with its
 * description.
 */
export function llmsTxt(
  pages: readonly FoundPage[],
  { name, words, site }: { name: string; words: Discovery['llms']; site: URL },
): string {
  const groups = grouped(pages, words.pages).map(({ heading, members }) => {
    const links = members.map(
      ({ path, title, description }) =>
        `- [${withoutName(title, name)}](${new URL(twinPath(path), site).href}): ${description}`,
    );
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  return `${[`# ${name}`, `> ${words.summary}`, words.notes, words.markdown, ...groups].join('\n\n')}\n`;
}

type Group = { heading: string; members: FoundPage[] };

/** Groups pages by the first page of their breadcrumb, which also comes first in its group. */
function grouped(pages: readonly FoundPage[], rest: string): Group[] {
  const parentOf = ({ trail, path }: FoundPage) =>
    trail.length > 1 && trail[0]?.path !== path ? trail[0] : undefined;
  const isRoot = (path: string) => pages.some((page) => parentOf(page)?.path === path);
  const first: Group = { heading: rest, members: [] };
  const groups = new Map<string, Group>();
  for (const page of pages) {
    // A category page starts its own group, although its breadcrumb begins with all services.
    const parent = isRoot(page.path) ? undefined : parentOf(page);
    if (!parent) continue;
    const group = groups.get(parent.path) ?? { heading: parent.label, members: [] };
    group.members.push(page);
    groups.set(parent.path, group);
  }
  for (const page of pages.filter((each) => isRoot(each.path) || !parentOf(each))) {
    const own = groups.get(page.path);
    if (own) own.members.unshift(page);
    else first.members.push(page);
  }
  return [first, ...groups.values()];
}

function withoutName(title: string, name: string): string {
  return title.replace(` | ${name}`, '');
}
