import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const pauseMs = 25;
const busy = 5;

/**
 * Kysely on a SQLite file opened in a thread. `lockMs` is how long a query waits for other processes
 * and transactions. Rejects if the file can't be opened.
 */
export async function sqliteDialect(file: string, lockMs = 10_000): Promise<Dialect> {
  const thread = await untilFree(performance.now() + lockMs, () => startThread(file));
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => threadDriver(thread, lockMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

type Thread = {
  run: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  close: () => Promise<void>;
};

// The types of rows are unknown here; Kysely knows them.
type Waiting = { resolve: (result: QueryResult<never>) => void; reject: (error: Error) => void };

/**
 * Runs one statement at a time, so that results arrive in the order of the statements. An error
 * outside a statement has no handler and ends the process.
 */
async function startThread(file: string): Promise<Thread> {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    argv: [file],
    // With the environment of `node --watch`, the thread would also report the files it imports.
    // SQLite reads SQLITE_TMPDIR from the process.
    env: {},
  });
  await once(worker, 'message');
  const waiting: Waiting[] = [];
  worker.on('message', ({ result, error }) => {
    const next = waiting.shift();
    if (error) next?.reject(Object.assign(new Error(error.message), { errcode: error.errcode }));
    else next?.resolve(result);
  });
  return {
    run: ({ sql, parameters }) => {
      const answer = Promise.withResolvers<QueryResult<never>>();
      waiting.push(answer);
      worker.postMessage({ sql, parameters });
      return answer.promise;
    },
    close: async () => {
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}

/** With several connections, Kysely leaves the queue for the connection to the driver. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** The driver queues for the connection itself, so that the deadline includes the wait in it. */
function threadDriver(thread: Thread, lockMs: number): Driver {
  let lastReleased = Promise.resolve();
  let release = () => {};
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      const deadline = performance.now() + lockMs;
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = lastReleased;
      lastReleased = promise;
      await before;
      release = resolve;
      return {
        executeQuery: <Row>(query: CompiledQuery) =>
          untilFree(deadline, () => thread.run<Row>(query)),
        streamQuery: () => {
          throw new Error('Rows are read in batches here.');
        },
      };
    },
    releaseConnection: async () => release(),
    // Takes the write lock at once, because a transaction that has read can't wait for it later.
    beginTransaction: (connection) => run(connection, 'begin immediate'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    destroy: () => thread.close(),
  };
}

/**
 * Retries until the deadline while another process has the file locked, then throws SQLite's error.
 */
async function untilFree<T>(deadline: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy;
}
