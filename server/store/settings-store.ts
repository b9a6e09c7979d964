import type { Database } from './tables.ts';

/** The value of a setting that is generated once and shared by every process on this store. */
export async function getOrCreateSetting(
  db: Database,
  name: string,
  make: () => string,
): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
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

/** When a server first got a proxy's header since its start, while it trusted no proxy; for `doctor`. */
export const untrustedProxySeenAt = 'untrusted-proxy-seen-at';
