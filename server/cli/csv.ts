/**
 * A line of CSV (RFC 4180) that a spreadsheet reads as text: what begins like a formula is led by
 * an apostrophe.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

function quoted(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠|%]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** So that spreadsheets read the file as UTF-8. */
export const csvStart = '\ufeff';
