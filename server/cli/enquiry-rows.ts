import { join } from 'node:path';
import { type Catalogue, namesOf } from '../../contract/plan.ts';
import { readStoredPlan } from '../../contract/plan-schemas.ts';
import { readManifest } from '../http/site.ts';
import { countEnquiries } from '../store/read-enquiries.ts';
import type { EnquiryRow } from '../store/tables.ts';
import type { Cli } from './command.ts';
import { enquiries, formatTime, toJson } from './plain-text.ts';
import { planLines } from './plan-lines.ts';
import { table } from './table.ts';
import { pickColumns } from './write-rows.ts';

/** The columns of an export and the lines of `show`, in this order. */
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
  plan: 'Plan',
  consent_version: 'Consent version',
  consented_at: 'Consented',
  message: 'Message',
} as const satisfies Partial<Record<keyof EnquiryRow, string>>;

/** Current names, prices and days; empty until the site has been built. */
export function readCatalogue({ root }: Cli): Catalogue {
  try {
    return readManifest(join(root, 'build/manifest.json')).services;
  } catch {
    return {};
  }
}

/** The names of the service and package, or their slugs if they no longer exist. */
function chosenNames(catalogue: Catalogue, row: EnquiryRow) {
  const names = namesOf(catalogue, row);
  return { service: names.service ?? row.service, package: names.package ?? row.package };
}

/** An enquiry with its choices, state and plan as people read them. */
export function enquiryCells(catalogue: Catalogue, row: EnquiryRow) {
  return {
    ...row,
    ...chosenNames(catalogue, row),
    state: stateOf(row),
    plan: planLines(row.plan).join('\n'),
  };
}

/** An enquiry for JSON output, with the state that `list` shows and the stored plan as an object. */
export function enquiryObject(row: EnquiryRow) {
  const plan: unknown = row.plan === null ? null : JSON.parse(row.plan);
  return { ...pickColumns(enquiryColumns, row), state: stateOf(row), plan };
}

/** `Local SEO, Premium`, or the services of a plan with several items. */
function aboutOf(catalogue: Catalogue, row: EnquiryRow): string {
  const { lines = [] } = readStoredPlan(row.plan) ?? {};
  if (lines.length > 1) return [...new Set(lines.map(({ service }) => service))].join(', ');
  const { service, package: tier } = chosenNames(catalogue, row);
  return [service, tier].filter(Boolean).join(', ');
}

/** The state as `--state` names it: an enquiry in the inbox is `open` until it has been answered. */
function stateOf({ state, answered_at }: EnquiryRow): string {
  if (state !== 'inbox') return state;
  return answered_at === null ? 'open' : 'answered';
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
    await cli.output.print(`${toJson(found.map(enquiryObject), 2)}\n`);
    return 0;
  }
  if (found.length === 0) {
    const { db } = await cli.openStore();
    const held = await countEnquiries(db, { state: 'quarantine' });
    const hint = held > 0 ? ` In quarantine: ${enquiries(held)}.` : '';
    cli.output.note(`No results.${hint}`);
    return 0;
  }
  const catalogue = readCatalogue(cli);
  const cells = found.map((row) => [
    row.reference,
    formatTime(row.created_at),
    stateOf(row),
    `${row.first_name} ${row.last_name}`,
    aboutOf(catalogue, row),
  ]);
  const headers = ['Reference', 'Received', 'State', 'Name', 'About'];
  await cli.output.print(
    `${table(headers, cells, { width: cli.output.width, whole: 3 }).join('\n')}\n`,
  );
  return 0;
}
