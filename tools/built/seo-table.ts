import { descriptionOf, titleOf } from './check-heads.ts';
import { jsonLdNodes, typesOf } from './json-ld-nodes.ts';
import type { Built, BuiltPage } from './read-built.ts';

const begin = '<!-- The table is written by tools/seo-table.ts. -->';
const end = '<!-- End of the table. -->';

/** The text of docs/seo.md with its table of pages as they are built now. */
export function withSeoTable(text: string, { found }: Built): string {
  const start = text.indexOf(begin);
  const stop = text.indexOf(end);
  if (start === -1 || stop < start) throw new Error('docs/seo.md has lost the marks of its table.');
  const rows = found.toSorted((one, other) => (one.path < other.path ? -1 : 1)).map(row);
  const table = [
    '| Page | Title | Description | Picture | Types |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  return `${text.slice(0, start)}${begin}\n\n${table}\n\n${text.slice(stop)}`;
}

function row(page: BuiltPage): string {
  const { path, $ } = page;
  const picture = URL.parse($('meta[property="og:image"]').attr('content') ?? '')?.pathname ?? '';
  const types = typesOf(jsonLdNodes($)).join(', ');
  const cells = [`\`${path}\``, titleOf(page), descriptionOf(page), `\`${picture}\``, types];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
