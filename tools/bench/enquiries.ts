import type { DatabaseConfig } from '../../server/config.ts';
import { startChildServer } from '../../tests/crash/child-server.ts';
import { goodEnquiry } from '../../tests/server/requests.ts';
import { openBare } from './bare.ts';
import { type LoadFigures, load } from './load.ts';

export type EnquiryFigures = Turn & { connections: number };

/** Rates per second: enquiries served, and bare commits of an enquiry's rows by the engine. */
type Turn = LoadFigures & { bareCommits: number };

type Settings = {
  root: string;
  dataDir: string;
  database: DatabaseConfig;
  /** An empty database on the same engine and disk. */
  bareDatabase: DatabaseConfig;
  seconds: number;
};

/**
 * Enquiries per second against bare commits, in alternating turns of a second, so that other load
 * on the machine affects both. The server runs as in production: it writes its log, and its emails
 * as files. Only the limits per visitor are lifted: the requests come from many, as behind a proxy.
 */
export async function enquiryFigures(settings: Settings): Promise<EnquiryFigures[]> {
  const { root, dataDir, database, seconds } = settings;
  const server = await startChildServer({
    root,
    dataDir,
    databaseUrl: database.engine === 'postgres' ? database.url : `sqlite:${database.file}`,
    env: { LOG_LEVEL: 'info', TRUSTED_PROXY_HOPS: '1' },
    log: 'ignore',
  });
  const port = Number(new URL(server.address).port);
  const bare = await openBare(settings.bareDatabase);
  const figures: EnquiryFigures[] = [];
  await load({ port, connections: 8, seconds: 2, request: enquiry('warm'), expected });
  for (const connections of [1, 32, 256]) {
    const turns: Turn[] = [];
    for (let turn = 0; turn < seconds; turn += 1) {
      const bareCommits = await bare.commitsPerSecond(connections, 1);
      const request = enquiry(`c${connections}t${turn}`);
      const served = await load({ port, connections, seconds: 1, request, expected });
      turns.push({ ...served, bareCommits });
    }
    figures.push({ connections, ...middle(turns) });
  }
  await bare.close();
  await server.end('SIGKILL');
  return figures;
}

const expected = 'HTTP/1.1 201';

/** The median of each figure, so that a turn in which the machine was busy counts for little. */
function middle(turns: readonly Turn[]): Turn {
  const of = (name: keyof Turn) =>
    turns.map((turn) => turn[name]).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  return {
    perSecond: of('perSecond'),
    bareCommits: of('bareCommits'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    bad: turns.reduce((sum, turn) => sum + turn.bad, 0),
  };
}

function enquiry(tag: string) {
  return (n: number) => {
    const body = JSON.stringify({
      ...goodEnquiry,
      email: `${tag}n${n}@shop.example`,
      message: `${tag} ${n} ${'We sell garden tools and want to be found. '.repeat(8)}`,
    });
    const head =
      'POST /aboutus HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/json\r\n';
    const client = `X-Forwarded-For: 203.0.113.${n % 250}\r\n`;
    return `${head}${client}Content-Length: ${body.length}\r\n\r\n${body}`;
  };
}
