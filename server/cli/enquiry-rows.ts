import type { EnquiryRow } from '../store/tables.ts';
import type { Cli } from './cli.ts';
import { toJson } from './plain-text.ts';
import type { ColumnName } from './staff-words.ts';
import { table } from './table.ts';

/** What an export holds of an enquiry, in this order. */
export const enquiryColumns = [
  'reference',
  'created_at',
  'state',
  'suspicions',
  'first_name',
  'last_name',
  'email',
  'phone',
  'service',
  'package',
  'origin',
  'consent_version',
  'consented_at',
  'message',
] as const satisfies readonly (ColumnName & keyof EnquiryRow)[];

export function enquiryValue(row: EnquiryRow, column: ColumnName): string | null {
  const known = enquiryColumns.find((name) => name === column);
  return known ? row[known] : null;
}

/** Without what is there for the machine only. */
export function enquiryRecord(row: EnquiryRow): Record<string, string | null> {
  return Object.fromEntries(enquiryColumns.map((column) => [column, row[column]]));
}

const listColumns = [
  'reference',
  'created_at',
  'state',
  'name',
  'email',
  'service',
  'message',
] as const;

/** Enquiries as a table for people or as JSON for programs. */
export async function printEnquiries(
  cli: Cli,
  rows: AsyncIterable<EnquiryRow>,
  limit: number,
  isJson: boolean,
): Promise<number> {
  const found: EnquiryRow[] = [];
  for await (const row of rows) {
    found.push(row);
    if (found.length >= limit) break;
  }
  const { columns, messages } = cli.words;
  if (isJson) await cli.output.print(`${toJson(found.map(enquiryRecord), 2)}\n`);
  else if (found.length === 0) cli.output.note(messages.nothing);
  else {
    const heads = listColumns.map((column) => columns[column]);
    await cli.output.print(table(heads, found.map(listRow)));
  }
  return 0;
}

function listRow(row: EnquiryRow): string[] {
  return [
    row.reference,
    row.created_at.slice(0, 16).replace('T', ' '),
    row.suspicions ? `${row.state} (${row.suspicions})` : row.state,
    `${row.first_name} ${row.last_name}`,
    row.email,
    [row.service, row.package].filter(Boolean).join(', '),
    row.message,
  ];
}
