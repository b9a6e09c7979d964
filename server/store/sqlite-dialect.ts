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
    createDriver: () => new ThreadDriver(thread, lockMs),
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

/**
 * The driver has its own queue for the connection, so that the deadline includes the wait in it.
 */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #thread: Thread;
  readonly #lockMs: number;
  #lastReleased = Promise.resolve();
  #release = () => {};

  constructor(thread: Thread, lockMs: number) {
    this.#thread = thread;
    this.#lockMs = lockMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + this.#lockMs;
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#lastReleased;
    this.#lastReleased = promise;
    await before;
    this.#release = resolve;
    return new ThreadConnection(this.#thread, deadline);
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  // Takes the write lock at once, because a transaction that has read can't wait for it later.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: Thread;
  readonly #deadline: number;

  constructor(thread: Thread, deadline: number) {
    this.#thread = thread;
    this.#deadline = deadline;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return untilFree(this.#deadline, () => this.#thread.run<Row>(query));
  }

  streamQuery(): never {
    throw new Error('Rows are read in batches here.');
  }
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
