import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Catalogue } from '../contract/plan.ts';
import type { Config } from './config.ts';
import { type Content, readContent } from './content.ts';
import { createReferenceOf } from './enquiries/reference.ts';
import { createRepeatTracker } from './enquiries/repeat-tracker.ts';
import { type Draft, type Stored, storeEnquiries } from './enquiries/store-enquiries.ts';
import { errorMessage } from './error-message.ts';
import { buildHttp } from './http/build-http.ts';
import { type ConnectionLimits, connectionLimits } from './http/create-http-server.ts';
import type { HttpDeps } from './http/http-deps.ts';
import { createLimiters, defaultLimits, type Limits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import type { LiveSite } from './http/live-site.ts';
import { openSite } from './http/open-site.ts';
import { createRefuse } from './http/refuse.ts';
import { plainColours } from './mail/compose.ts';
import type { Transport } from './mail/mail.ts';
import { createMakeMail } from './mail/make-mail.ts';
import { openTransport } from './mail/open-transport.ts';
import { createWorker, type Worker, type WorkerDeps } from './mail/worker.ts';
import { createReadiness } from './readiness.ts';
import { sampleFiles } from './sample-content.ts';
import { createGroupCommit, type GroupCommit } from './store/group-commit.ts';
import { makeFolder } from './store/make-folder.ts';
import { openStore, type Store } from './store/open-store.ts';
import { getOrCreateSetting, saveSetting, untrustedProxySeenAt } from './store/settings-store.ts';

/** Where things stand, and what tests and benchmarks replace. */
export type AppOptions = {
  root: string;
  log: Logger;
  now?: () => Date;
  /** Milliseconds of a clock that nobody can set back, for limits. */
  monotonicNow?: () => number;
  transport?: Transport;
  limits?: Limits;
  connections?: ConnectionLimits;
  /** Whether this process sends mails; on by default. */
  hasWorker?: boolean;
};

export type App = {
  /** `http://127.0.0.1:4321`: where it listens. */
  address: string;
  store: Store;
  worker: Worker;
  /** Answers what is in flight, finishes the mail at hand, closes the store. */
  stop: () => Promise<void>;
};

/** Starts everything. Throws an Error with a sentence for the operator when it cannot. */
export async function startApp(config: Config, options: AppOptions): Promise<App> {
  const { log, now = () => new Date() } = options;
  const content = readContent(join(options.root, 'content/site'));
  warnOfSamples(options);
  const site = openSite(config, options);
  await makeDataFolder(config.dataDir);
  const onBreak = (error: Error) => {
    log.warn({ reason: error.message }, 'a database connection broke');
  };
  const store = await openStore(config.database, { onBreak });
  try {
    const transport = options.transport ?? openTransport(config);
    const referenceOf = createReferenceOf(content.company.referencePrefix);
    const intake = createGroupCommit<Draft, Stored>(store.db, (tx, drafts) =>
      storeEnquiries(tx, drafts, now(), referenceOf),
    );
    const workerDeps = { transport, log, now, isIntakeBusy: intake.isBusy };
    const worker = workerOf(config, content, site, store, workerDeps);
    const shared = { store, worker, intake, now };
    const deps = await httpDeps(config, content, site, shared, options);
    const http = await buildHttp(deps, {
      trustedProxyHops: config.trustedProxyHops,
      connections: options.connections ?? connectionLimits,
    });
    const address = await listen(http, { port: config.port, host: config.host });
    if (options.hasWorker !== false) worker.start();
    const stop = async () => {
      await Promise.all([http.close(), worker.stop()]);
      transport.close();
      await store.close();
    };
    return { address, store, worker, stop };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function warnOfSamples({ root, log }: AppOptions): void {
  const files = sampleFiles(root);
  if (files.length === 0) return;
  log.warn(
    { files },
    'visitors see sample content; write your own and remove the line sample: true',
  );
}

async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    const remedy = 'Let this user write there, or set DATA_DIR.';
    const reason = errorMessage(error);
    throw new Error(`The folder ${path} cannot be made: ${reason}. ${remedy}`, { cause: error });
  }
}

function workerOf(
  config: Config,
  content: Content,
  site: LiveSite | null,
  store: Store,
  deps: Pick<WorkerDeps, 'transport' | 'log' | 'now' | 'isIntakeBusy'>,
): Worker {
  const { company } = content;
  return createWorker({
    ...deps,
    db: store.db,
    name: `${hostname()}-${process.pid}-${randomUUID()}`,
    makeMail: createMakeMail(store.db, {
      content,
      siteUrl: config.siteUrl,
      from: config.mailFrom ?? { name: company.name, address: company.email },
      to: config.mailTo ?? company.email,
      // Read for each mail, from the latest build.
      get catalogue() {
        return catalogueOf(site);
      },
      get colours() {
        return site?.current().manifest.colours ?? plainColours;
      },
    }),
  });
}

/** Empty in development until something is built. */
const catalogueOf = (site: LiveSite | null): Catalogue => site?.current().manifest.services ?? {};

async function httpDeps(
  config: Config,
  content: Content,
  site: LiveSite | null,
  shared: { store: Store; worker: Worker; intake: GroupCommit<Draft, Stored>; now: () => Date },
  options: AppOptions,
): Promise<HttpDeps> {
  const { siteUrl } = config;
  const { log } = options;
  const { store, worker, intake, now } = shared;
  const makeSecret = () => randomBytes(32).toString('base64url');
  const onMailQueued = options.hasWorker === false ? () => {} : worker.wake;
  return {
    siteUrl,
    content,
    site,
    enquiries: {
      commit: intake.commit,
      now,
      repeats: createRepeatTracker(),
      catalogue: () => catalogueOf(site),
      onMailQueued,
    },
    newsletter: { db: store.db, now, onMailQueued },
    formSecret: await getOrCreateSetting(store.db, 'form-secret', makeSecret),
    limiters: createLimiters(
      options.limits ?? defaultLimits,
      options.monotonicNow ?? (() => performance.now()),
    ),
    onUntrustedProxy: () => {
      log.warn(
        "a request carried a proxy's header; if a proxy stands in front of the server, set TRUSTED_PROXY_HOPS",
      );
      saveSetting(store.db, untrustedProxySeenAt, now().toISOString()).catch(() => {});
    },
    refuse: createRefuse({ content, site, siteUrl }),
    isReady: createReadiness(store.db),
    now,
    log,
  };
}
