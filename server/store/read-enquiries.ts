import { sql } from 'kysely';
import { addressKey } from '../../contract/email-address.ts';
import { readStoredPlan } from '../../contract/plan-schemas.ts';
import { idPrefix } from './new-id.ts';
import { batchSize, readBatches } from './read-batches.ts';
import type { Database, EnquiryRow, EnquiryState } from './tables.ts';

export type EnquiryFilter = {
  /** `open` and `answered` only include enquiries in the inbox. */
  state?: EnquiryState | 'open' | 'answered' | undefined;
  /** ISO times: `since` is included, `before` is not. */
  since?: string | undefined;
  before?: string | undefined;
  email?: string | undefined;
  /** All of them must match, ignoring case. */
  terms?: readonly string[];
};

type OrderedFilter = EnquiryFilter & { order: 'oldest' | 'newest' };

/** Enquiries one by one. */
export async function* readEnquiries(
  db: Database,
  filter: OrderedFilter,
): AsyncGenerator<EnquiryRow> {
  const batches = readBatches<EnquiryRow>((after) => nextBatch(db, filter, after));
  for await (const rows of batches) {
    for (const row of rows) if (hasTerms(row, filter.terms ?? [])) yield row;
  }
}

export async function countEnquiries(db: Database, filter: EnquiryFilter): Promise<number> {
  const row = await matching(db, filter)
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Counts a period's enquiries in quarantine, except those that staff marked as spam. It filters by
 * id, because ids sort by time.
 */
export async function countQuarantined(db: Database, since: Date, before: Date): Promise<number> {
  const row = await db
    .selectFrom('enquiries')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .where('id', '>=', idPrefix(since))
    .where('id', '<', idPrefix(before))
    .where('state', '=', 'quarantine')
    .where('suspicions', 'not like', '%staff')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function nextBatch(db: Database, filter: OrderedFilter, after: EnquiryRow | undefined) {
  const isNewest = filter.order === 'newest';
  let query = matching(db, filter).selectAll();
  if (after) query = query.where('id', isNewest ? '<' : '>', after.id);
  return query
    .orderBy('id', isNewest ? 'desc' : 'asc')
    .limit(batchSize)
    .execute();
}

function matching(db: Database, filter: EnquiryFilter) {
  let query = db.selectFrom('enquiries');
  if (filter.state === 'open' || filter.state === 'answered') {
    const is = filter.state === 'open' ? 'is' : 'is not';
    query = query.where('state', '=', 'inbox').where('answered_at', is, null);
  } else if (filter.state) query = query.where('state', '=', filter.state);
  if (filter.since) query = query.where('created_at', '>=', filter.since);
  if (filter.before) query = query.where('created_at', '<', filter.before);
  if (filter.email) query = query.where('email_key', '=', addressKey(filter.email));
  for (const term of filter.terms ?? []) {
    const pattern = likePattern(term);
    if (pattern) query = query.where(sql<boolean>`lower(${searched}) like ${pattern} escape '\\'`);
  }
  return query;
}

/** Whether `search` looks in a column. Without a line for each column, this doesn't compile. */
const isSearched: Record<keyof EnquiryRow, boolean> = {
  id: false,
  reference: true,
  dedupe_key: false,
  state: false,
  suspicions: false,
  first_name: true,
  last_name: true,
  email: true,
  email_key: false,
  phone: true,
  message: true,
  service: true,
  package: true,
  plan: true,
  consent_version: false,
  consented_at: false,
  created_at: false,
  answered_at: false,
};

const searchedColumns = Object.entries(isSearched).flatMap(([name, is]) => (is ? [name] : []));
const searched = sql.raw(
  searchedColumns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `),
);

// Both databases lower-case ASCII letters alike, but not others, and the JSON of a plan escapes
// quotation marks and backslashes. The pattern has a wildcard for all of those, and `hasTerms`
// checks them.
function likePattern(term: string): string | null {
  // Some other letters become an ASCII letter in lower case, so the wildcard comes first.
  const pattern = term
    .replace(/["\\]|[^ -~]+|[%_]/g, (part) => (/[%_]/.test(part) ? `\\${part}` : '%'))
    .toLowerCase();
  return /[a-z0-9]/.test(pattern) ? `%${pattern}%` : null;
}

function hasTerms(row: EnquiryRow, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  // The database also matches the keys in a plan's JSON, which don't count.
  const { lines = [], leftOut = [] } = readStoredPlan(row.plan) ?? {};
  const plan = [
    ...lines.flatMap((line) => [line.item, line.service, line.package]),
    ...leftOut.map(({ item }) => item),
  ].join(' ');
  const values = new Map(Object.entries({ ...row, plan }));
  const texts = searchedColumns.map((column) => values.get(column) ?? '');
  const text = texts.join(' ').toLowerCase();
  return terms.every((term) => text.includes(term.toLowerCase()));
}
