import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
afterEach(() => app.remove());

/** Columns whose values identify nobody, so that the planner may keep samples of them. */
const impersonal: Record<string, string[]> = {
  enquiries: [
    ...['id', 'reference', 'dedupe_key', 'state', 'suspicions', 'service', 'package'],
    ...['consent_version', 'consented_at', 'created_at', 'answered_at'],
  ],
  subscriptions: [
    ...['id', 'state', 'consent_version', 'consented_at', 'created_at'],
    ...['confirmed_at', 'unsubscribed_at', 'quiet_until', 'asked_at'],
  ],
};

it.each(Object.entries(impersonal))(
  'PostgreSQL keeps no samples of columns that may identify a person, in %s',
  async (table, columns) => {
    app = await startTestApp('postgres');
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and coalesce(attstattarget, -1) <> 0`.execute(app.store.db);
    const remedy = 'a migration must "set statistics 0" for every other column';
    expect(rows.map(({ name }) => name).toSorted(), remedy).toEqual(columns.toSorted());
  },
);
