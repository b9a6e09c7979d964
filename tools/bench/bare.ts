import type { SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/store/open-sqlite.ts';
import { openStore } from '../../server/store/open-store.ts';
import { enquiryRow, mailRows } from './rows.ts';

/** What the engine can do by itself, without the server. */
export type Bare = {
  /** Durable commits per second, each with an enquiry's row, its two emails and all indexes. */
  commitsPerSecond: (connections: number, seconds: number) => Promise<number>;
  close: () => Promise<void>;
};

/** Runs one statement at a time in one session, with the engine's own driver. */
type Run = (sql: string, values?: readonly SQLInputValue[]) => Promise<void> | void;

/** As many connections as in the server's pool. With more, throughput falls. */
const connectionsAtMost = 10;

/** Opens an empty database with the server's settings. */
export async function openBare(database: DatabaseConfig): Promise<Bare> {
  await (await openStore(database)).close();
  const { sessions, close } =
    database.engine === 'sqlite' ? sqliteSessions(database.file) : postgresSessions(database.url);
  let n = 0;
  const commitsPerSecond: Bare['commitsPerSecond'] = async (connections, seconds) => {
    const begun = performance.now();
    const before = n;
    const repeat = async (run: Run) => {
      while (performance.now() - begun < seconds * 1000) {
        n += 1;
        await storeEnquiry(run, n);
      }
    };
    await Promise.all((await sessions(connections)).map(repeat));
    return ((n - before) / (performance.now() - begun)) * 1000;
  };
  return { commitsPerSecond, close };
}

async function storeEnquiry(run: Run, n: number): Promise<void> {
  const row = enquiryRow(n);
  const mails = mailRows(row);
  await run('begin');
  await insert(run, 'enquiries', [row]);
  await insert(run, 'outbox', mails);
  await run('commit');
}

async function insert(
  run: Run,
  table: string,
  rows: readonly Record<string, SQLInputValue>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  await run(`insert into ${table} (${columns}) values ${places(values)}`, values.flat());
}

/** `($1, $2), ($3, $4)` */
function places(rows: readonly (readonly unknown[])[]): string {
  let at = 0;
  const next = () => {
    at += 1;
    return `$${at}`;
  };
  return rows.map((row) => `(${row.map(next).join(', ')})`).join(', ');
}

// SQLite has one writer: more sessions would only wait for each other.
function sqliteSessions(file: string) {
  const connection = openSqlite(file);
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
  const run: Run = (sql, values = []) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql.replaceAll('$', '?'));
    prepared.set(sql, statement);
    statement.run(...values);
  };
  return { sessions: async () => [run], close: async () => connection.close() };
}

function postgresSessions(url: string) {
  const open: pg.Client[] = [];
  const sessions = async (connections: number): Promise<Run[]> => {
    const wanted = Math.min(connections, connectionsAtMost);
    while (open.length < wanted) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      open.push(client);
    }
    return open.slice(0, wanted).map((client) => async (sql: string, values = []) => {
      await client.query(sql, [...values]);
    });
  };
  return { sessions, close: async () => void (await Promise.all(open.map((one) => one.end()))) };
}
