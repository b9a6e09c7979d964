import type { Database, EnquiryRow, Transaction } from './tables.ts';

/** Returns the ids of the rows inserted. A row whose reference already exists is left out. */
export async function insertEnquiries(
  tx: Transaction,
  rows: readonly EnquiryRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx
    .insertInto('enquiries')
    // In the same order every time, so that two processes can't deadlock.
    .values(rows.toSorted((a, b) => (a.reference < b.reference ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

export function findDedupeKeys(
  db: Database,
  references: readonly string[],
): Promise<Pick<EnquiryRow, 'reference' | 'dedupe_key'>[]> {
  return db
    .selectFrom('enquiries')
    .select(['reference', 'dedupe_key'])
    .where('reference', 'in', references)
    .execute();
}

export async function findEnquiry(
  db: Database,
  where: { id: string } | { reference: string },
): Promise<EnquiryRow | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((query) => query.and(where))
    .executeTakeFirst();
  return row ?? null;
}
