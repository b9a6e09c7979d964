import { Socket } from 'node:net';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

export type PostgresOptions = {
  /** Called when a connection is lost, whether in use or idle. The pool replaces it. */
  onBreak?: (error: Error) => void;
  /**
   * How long a query may run or PostgreSQL may stay silent. 0 means no limit, for commands
   * that read whole tables.
   */
  queryMs?: number;
};

export function openPostgres(url: string, options: PostgresOptions): PostgresDialect {
  const { onBreak = () => {}, queryMs = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4000,
    // Sooner than the socket's own timeout.
    idleTimeoutMillis: 5000,
    statement_timeout: queryMs,
    // Not `query_timeout`, which gives up on the query but keeps the connection: if a frozen server
    // comes back, the connection may be in a transaction that is never ended.
    stream: () => {
      const socket = new Socket();
      const silent = new Error(`No response from PostgreSQL for ${queryMs} ms: timeout exceeded.`);
      return socket.setTimeout(queryMs, () => socket.destroy(silent));
    },
    application_name: 'growth-hub',
    // Whatever postgresql.conf says. `?options=` in the URL replaces it; see `assertDurable`.
    options: '-c synchronous_commit=on',
  });
  // The pool only handles errors on idle connections. On any other, an error would end the process.
  pool.on('connect', (client) => client.on('error', onBreak));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** Throws unless a commit is on disk by the time it returns. */
export async function assertDurable(db: Database): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const answer = await sql<{ value: string }>`
      select current_setting(${name}) as value`.execute(db);
    const value = answer.rows[0]?.value;
    if (value !== 'on') {
      throw new Error(
        `PostgreSQL has ${name} = ${value}, and could lose enquiries. Set it to on in postgresql.conf, or take it out of DATABASE_URL.`,
      );
    }
  }
}

/** Throws unless the database can store every character. */
export async function assertEncoding(db: Database): Promise<void> {
  const answer = await sql<{ value: string }>`
    select current_setting('server_encoding') as value`.execute(db);
  const value = answer.rows[0]?.value;
  if (value === 'UTF8' || value === 'SQL_ASCII') return;
  throw new Error(
    `The PostgreSQL database has the encoding ${value}, so it can't store every enquiry. Create it with: createdb --encoding UTF8 --template template0`,
  );
}

/**
 * Statements that rewrite each table with its indexes. `vacuum full` would keep deleted rows that
 * any open transaction can still see, such as one that reads another table for its statistics.
 * `|| ''` changes no value, but without it PostgreSQL sees that nothing has to be rewritten.
 */
const rewrites = [
  "alter table enquiries alter column created_at type text using created_at || ''",
  "alter table outbox alter column created_at type text using created_at || ''",
  "alter table subscriptions alter column created_at type text using created_at || ''",
  "alter table subscription_tokens alter column purpose type text using purpose || ''",
];

/** Rewrites the tables, so that their files contain no deleted rows. Has no time limit. */
export async function scrubPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'growth-hub' });
  // The query rejects as well, but without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    for (const rewrite of rewrites) await client.query(rewrite);
  } finally {
    await client.end();
  }
}
