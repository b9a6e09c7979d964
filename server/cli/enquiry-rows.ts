import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import type { EnquiryRow } from '../store/tables.ts';
import type { Cli } from './cli.ts';
import { formatTime, toJson } from './plain-text.ts';
import { table } from './table.ts';
import { pickColumns } from './write-rows.ts';

/** What an export holds of an enquiry, in this order. */
export const enquiryColumns = {
  reference: 'Reference',
  created_at: 'Received',
  answered_at: 'Answered',
  state: 'State',
  suspicions: 'Looks like spam',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  package: 'Package',
  origin: 'Sent from',
  consent_version: 'Consent version',
  consented_at: 'Consented',
  message: 'Message',
} as const satisfies Partial<Record<keyof EnquiryRow, string>>;

export type Names = { services: Record<string, string>; packages: Record<string, string> };

/** Names of services and packages by slug; none while the site has not been built. */
export function readNames({ root }: Cli): Names {
  try {
    const manifest = readFileSync(join(root, 'build/manifest.json'), 'utf8');
    return siteManifestSchema.parse(JSON.parse(manifest));
  } catch {
    return { services: {}, packages: {} };
  }
}

/** The name of a slug, or the slug where it names nothing (any more). */
export function nameOf(names: Record<string, string>, slug: string | null): string | null {
  return slug !== null && Object.hasOwn(names, slug) ? (names[slug] ?? slug) : slug;
}

/** `open` until somebody has answered it. */
export function stateOf({ state, answered_at }: EnquiryRow): string {
  if (answered_at !== null) return 'answered';
  return state === 'inbox' ? 'open' : state;
}

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
  if (isJson) {
    await cli.output.print(
      `${toJson(
        found.map((row) => pickColumns(enquiryColumns, row)),
        2,
      )}\n`,
    );
    return 0;
  }
  if (found.length === 0) {
    cli.output.note('No results.');
    return 0;
  }
  const names = readNames(cli);
  const cells = found.map((row) => [
    row.reference,
    formatTime(row.created_at),
    stateOf(row),
    `${row.first_name} ${row.last_name}`,
    [nameOf(names.services, row.service), nameOf(names.packages, row.package)]
      .filter(Boolean)
      .join(', '),
  ]);
  const heads = ['Reference', 'Received', 'State', 'Name', 'About'];
  await cli.output.print(
    `${table(heads, cells, { width: cli.output.width, whole: 3 }).join('\n')}\n`,
  );
  return 0;
}
