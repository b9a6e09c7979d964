/**
 * Measures the rate of enquiries against bare commits, latencies, the rate of pages, and the staff
 * command over many rows. If targets are missed, it ends with a sentence for each and exits with
 * code 1.
 * `node tools/bench-server.ts [--rows 1000000] [--seconds 5] [--engine sqlite|postgres]`
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseConfig } from '../server/config.ts';
import { packaged } from '../tests/content/today.ts';
import { startChildServer } from '../tests/crash/child-server.ts';
import { writeFixtureSite } from '../tests/server/fixture-site.ts';
import { startPostgres } from '../tests/server/postgres.ts';
import { enquiryFigures } from './bench/enquiries.ts';
import { load } from './bench/load.ts';
import { missedTargets } from './bench/missed-targets.ts';
import { staffFigures } from './bench/staff.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
    engine: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '..');
// The databases go into data/, so that the benchmark measures that disk.
await mkdir(join(root, 'data'), { recursive: true });
const fixture = await writeFixtureSite();
const engines = values.engine ? [values.engine] : ['sqlite', 'postgres'];
const problems: string[] = [];

for (const engine of engines) {
  const dataDir = await mkdtemp(join(root, 'data/bench-'));
  const postgres = engine === 'postgres' ? await startPostgres(join(root, 'data')) : null;
  const empty = async (name: string): Promise<DatabaseConfig> =>
    postgres
      ? { engine: 'postgres', url: await postgres.createDatabase() }
      : { engine: 'sqlite', file: join(dataDir, `${name}.db`) };
  const enquiries = await enquiryFigures({
    root: fixture,
    dataDir,
    database: await empty('growth-hub'),
    bareDatabase: await empty('bare'),
    seconds: Number(values.seconds),
  });
  console.log(`\n${engine}: enquiries, each on disk before its answer`);
  console.table(
    enquiries.map((figure) => ({
      connections: figure.connections,
      'enquiries/s': Math.round(figure.perSecond),
      'bare commits/s': Math.round(figure.bareCommits),
      share: `${Math.round((figure.perSecond / figure.bareCommits) * 100)} %`,
      'p50 ms': figure.p50.toFixed(1),
      'p95 ms': figure.p95.toFixed(1),
      'p99 ms': figure.p99.toFixed(1),
      refused: figure.bad,
    })),
  );
  console.log(`${engine}: the staff command over many enquiries`);
  const staff = await staffFigures(await empty('rows'), dataDir, Number(values.rows));
  console.table(
    staff.map((figure) => ({
      command: figure.what,
      rows: figure.rows,
      seconds: figure.seconds.toFixed(1),
      'peak memory MB': Math.round(figure.peakMb),
    })),
  );
  problems.push(...missedTargets(engine, enquiries, staff));
  await postgres?.remove();
  await rm(dataDir, { recursive: true });
}

const [built, path] = existsSync(join(root, 'build/manifest.json'))
  ? [root, packaged.path]
  : [fixture, '/localseo'];
const dataDir = await mkdtemp(join(root, 'data/bench-'));
const server = await startChildServer({ root: built, dataDir });
const page = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`;
const pages = await load({
  port: Number(new URL(server.address).port),
  connections: 32,
  seconds: Number(values.seconds),
  request: () => page,
  expected: 'HTTP/1.1 200',
});
console.log('pages, compressed by the build, 32 connections');
console.table([
  {
    'pages/s': Math.round(pages.perSecond),
    'p50 ms': pages.p50.toFixed(1),
    'p99 ms': pages.p99.toFixed(1),
    refused: pages.bad,
  },
]);
await server.end('SIGTERM');
await rm(dataDir, { recursive: true });
await rm(fixture, { recursive: true });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
