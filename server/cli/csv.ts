/**
 * A line of CSV (RFC 4180) without formulas that a spreadsheet would run. Quotes don't help if the
 * file is opened with another separator, so anything that looks like a formula gets an apostrophe
 * before it: at the start of a cell or line, or after a common separator. The characters are those
 * of OWASP's page "CSV Injection", with `|` and `%`, which the Ruby library csv-safe escapes too.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

const formulaStart = /(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠|%])/g;
const controls = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu;

function quoted(text: string): string {
  const safe = text.replace(controls, '\ufffd').replace(formulaStart, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvStart = '\ufeff';
