import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/**
 * A file's text. Also the fix if it contains both sides of a merge, or isn't UTF-8, which the site
 * would show as �.
 */
export function readText(path: string): { text: string; broken?: string } {
  const bytes = readFileSync(path);
  // Some Windows programs start UTF-8 with a byte order mark.
  const text = bytes.toString('utf8').replace(/^\u{FEFF}/u, '');
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict !== -1) return { text, broken: `${mergeFix} (line ${lineAt(text, conflict)})` };
  if (isUtf8(bytes)) return { text };
  const line = lineAt(text, text.indexOf('\u{FFFD}'));
  return { text, broken: `save it as UTF-8 (line ${line})` };
}

const mergeFix =
  'keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
