import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../../server/config.ts';
import { openStore } from '../../server/store/open-store.ts';
import { enquiryRow } from './rows.ts';

export type StaffFigures = { what: string; rows: number; seconds: number; peakMb: number };

/**
 * The time and peak memory of the staff command over no enquiries, over a tenth of them and over
 * all of them. Memory must not grow with their number.
 */
export async function staffFigures(
  database: DatabaseConfig,
  dataDir: string,
  rows: number,
): Promise<StaffFigures[]> {
  const over = async (count: number, what: string, ...args: string[]): Promise<StaffFigures> => {
    return { what, rows: count, ...(await measure(what, database, dataDir, args)) };
  };
  // The staff command doesn't create a database.
  await fill(database, 0, 0);
  const figures = [await over(0, 'list', 'list')];
  let stored = 0;
  for (const wanted of [Math.round(rows / 10), rows]) {
    await fill(database, stored, wanted);
    stored = wanted;
    const run = async (what: string, ...args: string[]) => {
      figures.push(await over(stored, what, ...args));
    };
    const out = join(dataDir, `export-${stored}.csv`);
    await run('list', 'list');
    await run('search, one hit', 'search', `number-${stored - 7}`, '--json');
    await run('search, no hit', 'search', 'nowhere', '--json');
    await run('export', 'export', '--out', out);
    await expectLines(out, stored + 1);
  }
  const { email } = enquiryRow(rows - 7);
  return [...figures, await over(rows, 'erase a person', 'erase', email, '--yes')];
}

async function expectLines(file: string, wanted: number): Promise<void> {
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  if (lines !== wanted) throw new Error(`The export has ${lines} lines instead of ${wanted}.`);
}

async function fill(database: DatabaseConfig, from: number, to: number): Promise<void> {
  const { db, close } = await openStore(database);
  const batch = 500;
  for (let start = from; start < to; start += batch) {
    const values = Array.from({ length: Math.min(batch, to - start) }, (_, at) =>
      enquiryRow(start + at),
    );
    await db.insertInto('enquiries').values(values).execute();
  }
  await close();
}

async function measure(
  what: string,
  database: DatabaseConfig,
  dataDir: string,
  args: readonly string[],
): Promise<Pick<StaffFigures, 'seconds' | 'peakMb'>> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peak-memory.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: database.engine === 'postgres' ? database.url : `sqlite:${database.file}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let noted = '';
  child.stderr.on('data', (chunk) => {
    noted += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const peak = /peak (\d+)/.exec(noted)?.[1];
  if (code !== 0 || !peak) throw new Error(`${what}: ${noted}`);
  return { seconds: (performance.now() - begun) / 1000, peakMb: Number(peak) / 1024 };
}
