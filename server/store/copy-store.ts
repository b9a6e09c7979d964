import { sql } from 'kysely';
import { batchSize, readBatches } from './read-batches.ts';
import type { Tables, Transaction } from './tables.ts';

/** Each table with its unique column. */
const keys: Record<keyof Tables, string> = {
  enquiries: 'id',
  outbox: 'id',
  subscriptions: 'id',
  subscription_tokens: 'token_hash',
  settings: 'name',
};

/** Tables and columns have the same names on both engines. */
type Row = Record<string, string | number | null>;

/** The names of the tables that aren't empty. */
export async function filledTables(tx: Transaction): Promise<string[]> {
  const filled: string[] = [];
  for (const table of Object.keys(keys)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) filled.push(table);
  }
  return filled;
}

/** Copies every row of every table; returns how many. `report` is called after each batch. */
export async function copyRows(
  from: Transaction,
  to: Transaction,
  report: (rows: number) => void,
): Promise<number> {
  let count = 0;
  for (const [table, key] of Object.entries(keys)) {
    for await (const rows of batchesOf(from, table, key)) {
      await insert(to, table, rows);
      count += rows.length;
      report(count);
    }
  }
  return count;
}

function batchesOf(from: Transaction, table: string, key: string): AsyncGenerator<Row[]> {
  return readBatches<Row>(async (after) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${after?.[key] ?? ''}
      order by ${sql.ref(key)} limit ${batchSize}`.execute(from);
    return rows;
  });
}

async function insert(to: Transaction, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(to);
}
