import { setImmediate } from 'node:timers/promises';
import { isStoreDown } from './store-error.ts';
import type { Database, Transaction } from './tables.ts';

export type GroupCommit<Input, Output> = {
  /** Resolves with the output for this input, once it is on disk. */
  commit: (input: Input) => Promise<Output>;
  /** Whether anything is waiting for a commit. */
  isBusy: () => boolean;
};

/**
 * Processes inputs in one transaction and returns their outputs in order. May be called again with
 * some of the same inputs.
 */
export type Work<Input, Output> = (tx: Transaction, inputs: readonly Input[]) => Promise<Output[]>;

type Job<Input, Output> = { input: Input } & ReturnType<typeof Promise.withResolvers<Output>>;

/** Keeps a transaction short: other processes wait for SQLite's write lock meanwhile. */
const maxBatch = 64;

/**
 * Inputs that arrive during a commit share the next one: one wait for the disk serves all of them.
 * If one input makes the shared transaction fail, each is tried in a transaction of its own.
 */
export function createGroupCommit<Input, Output>(
  db: Database,
  work: Work<Input, Output>,
): GroupCommit<Input, Output> {
  const waiting: Job<Input, Output>[] = [];
  /** Jobs whose shared transaction failed. */
  const alone: Job<Input, Output>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (alone.length + waiting.length > 0) {
      // Let the event loop read what has arrived: clients that get their responses together tend to
      // send their next requests together.
      await setImmediate();
      await settle(alone.length > 0 ? alone.splice(0, 1) : waiting.splice(0, maxBatch));
    }
    isRunning = false;
  }

  async function settle(jobs: readonly Job<Input, Output>[]): Promise<void> {
    try {
      const outputs = await transact(jobs.map(({ input }) => input));
      for (const [at, output] of outputs.entries()) jobs[at]?.resolve(output);
    } catch (error) {
      // If the store is down, trying inputs one by one would keep all of them and the next ones
      // waiting.
      if (isStoreDown(error)) {
        for (const job of [...jobs, ...alone.splice(0), ...waiting.splice(0)]) job.reject(error);
      } else if (jobs.length === 1) jobs[0]?.reject(error);
      else alone.push(...jobs);
    }
  }

  const transact = (inputs: readonly Input[]) => db.transaction().execute((tx) => work(tx, inputs));

  const commit = (input: Input) => {
    const job = { input, ...Promise.withResolvers<Output>() };
    waiting.push(job);
    if (!isRunning) void run();
    return job.promise;
  };
  return { commit, isBusy: () => isRunning };
}
