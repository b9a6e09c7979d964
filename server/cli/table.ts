import { styleText } from 'node:util';
import { wrapText } from '../mail/wrap-text.ts';
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
    lines.reduce((most, line) => Math.max(most, lengthOf(line[column] ?? '')), 0),
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

/**
 * One name and value per line; long values wrap. A word that is too long is broken too: otherwise
 * the terminal would break it, and its rest could look like a line of its own.
 */
export function record(entries: readonly (readonly [string, string])[], width: number): string {
  const names = Math.max(...entries.map(([name]) => lengthOf(name)));
  const indent = `\n${' '.repeat(names)}${gap}`;
  return entries
    .map(([name, value]) => {
      const room = width - names - gap.length;
      const lines = wrapText(visible(value), room)
        .split('\n')
        .flatMap((line) => breakLine(line, room));
      return `${pad(name, names)}${gap}${lines.join(indent)}\n`;
    })
    .join('');
}

/** Chinese, Japanese and Korean characters and emoji are two columns wide. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

function breakLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  let columns = 0;
  for (const character of line) {
    const needed = wide.test(character) ? 2 : 1;
    if (columns + needed > width) {
      lines.push(current);
      current = '';
      columns = 0;
    }
    current += character;
    columns += needed;
  }
  return [...lines, current];
}

function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

function lengthOf(text: string): number {
  return [...text].length;
}
