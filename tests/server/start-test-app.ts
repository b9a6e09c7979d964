import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type App, type AppOptions, startApp } from '../../server/app.ts';
import { type Config, parseConfig } from '../../server/config.ts';
import type { Mail, Transport } from '../../server/mail/mail.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { createDatabaseOn } from './postgres.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

export type TestApp = App & {
  clock: FakeClock;
  mails: Mail[];
  config: Config;
  root: string;
  logged: string[];
  /** Makes the transport fail with this reason until called with null. */
  breakMail: (reason: string | null) => void;
  remove: () => Promise<void>;
};

export type FakeClock = {
  now: () => Date;
  /** The milliseconds since the start, whatever the clock is set to. */
  monotonicNow: () => number;
  advance: (ms: number) => void;
  setBack: (ms: number) => void;
};

export function fakeClock(start = '2026-03-02T09:30:00.000Z'): FakeClock {
  let time = Date.parse(start);
  let passed = 0;
  return {
    now: () => new Date(time),
    monotonicNow: () => passed,
    advance: (ms) => {
      time += ms;
      passed += ms;
    },
    setBack: (ms) => {
      time -= ms;
    },
  };
}

/**
 * Starts a real server on a free port with its own store. Only the clock and the mail transport are
 * fake.
 */
export async function startTestApp(
  engine: Engine,
  options: Partial<AppOptions> & { env?: Record<string, string> } = {},
): Promise<TestApp> {
  const { env, ...rest } = options;
  const root = await writeFixtureSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-data-'));
  const databaseUrl =
    engine === 'postgres' ? await createDatabaseOn(inject('postgresUrl')) : undefined;
  const config = parseConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_URL: 'https://growthhub.example',
    ...env,
  });
  const clock = fakeClock();
  const { transport, mails, breakMail } = fakeTransport();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
  const app = await startApp(config, {
    root,
    log,
    now: clock.now,
    monotonicNow: clock.monotonicNow,
    transport,
    hasWorker: false,
    ...rest,
  });
  return {
    ...app,
    clock,
    mails,
    config,
    root,
    logged,
    breakMail,
    remove: async () => {
      await app.stop();
      await rm(root, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function fakeTransport() {
  const mails: Mail[] = [];
  let reason: string | null = null;
  const transport: Transport = {
    send: async (mail) => {
      if (reason !== null) throw new Error(reason);
      mails.push(mail);
    },
    verify: async () => {},
    close: () => {},
  };
  const breakMail = (next: string | null) => {
    reason = next;
  };
  return { transport, mails, breakMail };
}
