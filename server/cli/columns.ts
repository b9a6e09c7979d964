import { eastAsianWidth } from 'get-east-asian-width';
import { wrapText } from '../mail/wrap-text.ts';

/** The width of a text in a terminal. Chinese characters and emoji are two columns wide. */
export function columnsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/** As much of the text as fits into this many columns. */
export function firstColumns(text: string, columns: number): string {
  let room = columns;
  let fitting = '';
  for (const character of text) {
    room -= widthOf(character);
    if (room < 0) break;
    fitting += character;
  }
  return fitting;
}

/**
 * Wraps text between words. A word that is too long is broken too: otherwise the terminal would
 * break it, and the remainder could look like another line.
 */
export function wrapColumns(text: string, columns: number): string[] {
  return wrapText(text, columns)
    .split('\n')
    .flatMap((line) => breakLine(line, Math.max(columns, 2)));
}

function breakLine(line: string, columns: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (columnsOf(rest) > columns) {
    const part = firstColumns(rest, columns);
    lines.push(part);
    rest = rest.slice(part.length);
  }
  return [...lines, rest];
}

function widthOf(character: string): number {
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
