import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** A file's text. If it isn't UTF-8, which the site would show as �, also the fix. */
export function readText(path: string): { text: string; broken?: string } {
  const bytes = readFileSync(path);
  // Some Windows programs start UTF-8 with a byte order mark.
  const text = bytes.toString('utf8').replace(/^\u{FEFF}/u, '');
  if (isUtf8(bytes)) return { text };
  const line = text.slice(0, text.indexOf('\u{FFFD}')).split('\n').length;
  return { text, broken: `save it as UTF-8 (line ${line})` };
}
