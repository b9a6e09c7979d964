import { repeatedQuery } from './repeated-query.ts';
import type { Database, EnquiryRow } from './tables.ts';

/** The ids of the rows that were new. Nothing is written of one whose reference exists already. */
export async function insertEnquiries(
  db: Database,
  rows: readonly EnquiryRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  // In the same order everywhere, so that two processes never wait for each other in a circle.
  const sorted = rows.toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
  const result = await insert(db, sorted);
  return new Set(result.rows.map(({ id }) => id));
}

/** The enquiries that have one of these references. */
export async function findDedupeKeys(
  db: Database,
  references: readonly string[],
): Promise<DedupeRow[]> {
  return (await find(db, references)).rows;
}

const insert = repeatedQuery<readonly EnquiryRow[], Pick<EnquiryRow, 'id'>>({
  shapeOf: (rows) => rows.length,
  build: (db, rows) =>
    db
      .insertInto('enquiries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .compile(),
  parameters: (rows) => rows.flatMap((row) => Object.values(row)),
});

type DedupeRow = Pick<EnquiryRow, 'reference' | 'dedupe_key'>;

const find = repeatedQuery<readonly string[], DedupeRow>({
  shapeOf: (references) => references.length,
  build: (db, references) =>
    db
      .selectFrom('enquiries')
      .select(['reference', 'dedupe_key'])
      .where('reference', 'in', references)
      .compile(),
  parameters: (references) => [...references],
});

export async function findEnquiry(db: Database, id: string): Promise<EnquiryRow | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findByReference(db: Database, reference: string): Promise<EnquiryRow | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}
