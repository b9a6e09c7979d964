import { visible } from './plain-text.ts';

const gap = '  ';
const widest = 40;

/** Columns as wide as they need to be, up to 40 letters; nothing in them moves the cursor. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((row) => row.map(cell));
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => lengthOf(line[column] ?? ''))),
  );
  return lines.map((line) => paddedLine(line, widths)).join('');
}

/** One name and value a line. */
export function record(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([name]) => lengthOf(name)));
  return entries
    .map(([name, value]) => {
      const indented = visible(value)
        .split('\n')
        .join(`\n${' '.repeat(width)}${gap}`);
      return `${pad(name, width)}${gap}${indented}\n`;
    })
    .join('');
}

function paddedLine(line: readonly string[], widths: readonly number[]): string {
  const cells = line.map((text, column) => pad(text, widths[column] ?? 0));
  return `${cells.join(gap).trimEnd()}\n`;
}

function cell(text: string): string {
  const letters = [...visible(text).replace(/\s+/g, ' ')];
  return letters.length > widest ? `${letters.slice(0, widest - 1).join('')}…` : letters.join('');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

function lengthOf(text: string): number {
  return [...text].length;
}
