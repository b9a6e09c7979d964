import type { Database } from './tables.ts';

/** A setting's value. It is generated once and shared by every process that uses this store. */
export async function getOrCreateSetting(
  db: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const value = make();
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}

export async function saveSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function readSetting(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * When a server that trusts no proxy first received a proxy header after it started; for `doctor`.
 */
export const untrustedProxySeenAt = 'untrusted-proxy-seen-at';
