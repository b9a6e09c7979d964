import { styleText } from 'node:util';
import { columnsOf, firstColumns, wrapColumns } from './columns.ts';
import { visible } from './plain-text.ts';

const gap = '  ';

/**
 * Lines of at most `width` characters, headings first. The widest columns are truncated to fit,
 * except the first `whole` columns. If those alone don't fit, lines are longer.
 */
export function table(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  { width, whole }: { width: number; whole: number },
): string[] {
  const lines = [headers, ...rows].map((row) =>
    row.map((text) => visible(text).replace(/\s+/g, ' ')),
  );
  const widths = headers.map((_, column) =>
    lines.reduce((most, line) => Math.max(most, columnsOf(line[column] ?? '')), 0),
  );
  let excess = widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1)) - width;
  for (; excess > 0; excess -= 1) {
    const most = Math.max(...widths.slice(whole));
    if (most <= 1) break;
    widths[widths.lastIndexOf(most)] = most - 1;
  }
  const [header = '', ...body] = lines.map((line) =>
    line
      .map((text, column) => pad(cut(text, widths[column] ?? 0), widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
  return [styleText('bold', header), ...body];
}

/** One name and value per line; long values wrap. */
export function record(entries: readonly (readonly [string, string])[], width: number): string {
  const names = Math.max(...entries.map(([name]) => columnsOf(name)));
  const indent = `\n${' '.repeat(names)}${gap}`;
  return entries
    .map(([name, value]) => {
      const lines = wrapColumns(visible(value), width - names - gap.length);
      return `${pad(name, names)}${gap}${lines.join(indent)}\n`;
    })
    .join('');
}

function cut(text: string, width: number): string {
  return columnsOf(text) > width ? `${firstColumns(text, width - 1)}…` : text;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
