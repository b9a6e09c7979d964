import type { Database } from './tables.ts';

/** The value of a setting that is made up once and shared by every process on this store. */
export async function sharedSetting(
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
