import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { readContent } from './content.ts';
import { createReferenceOf } from './enquiries/reference.ts';
import { createRepeatTracker } from './enquiries/repeat-tracker.ts';
import { type Draft, type Stored, storeEnquiries } from './enquiries/store-enquiries.ts';
import { errorMessage } from './error-message.ts';
import { buildHttp } from './http/build-http.ts';
import { type ConnectionLimits, connectionLimits } from './http/create-http-server.ts';
import type { HttpDeps } from './http/http-deps.ts';
import { createLimiters, defaultLimits, type Limits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { openSite } from './http/open-site.ts';
import { createRefuse } from './http/refuse.ts';
import { plainColours } from './mail/compose.ts';
import type { Transport } from './mail/mail.ts';
import { createMakeMail } from './mail/make-mail.ts';
import { mailContext } from './mail/message.ts';
import { openTransport } from './mail/open-transport.ts';
import { createWorker, type Worker } from './mail/worker.ts';
import { createReadiness } from './readiness.ts';
import { sampleFiles } from './sample-content.ts';
import { createGroupCommit } from './store/group-commit.ts';
import { makeFolder } from './store/make-folder.ts';
import { openStore, type Store } from './store/open-store.ts';
import { getOrCreateSetting, saveSetting, untrustedProxySeenAt } from './store/settings-store.ts';

/** The project's root, the log, and the parts that tests and benchmarks replace. */
export type AppOptions = {
  root: string;
  log: Logger;
  now?: () => Date;
  /** A monotonic clock in milliseconds, for rate limits. */
  monotonicNow?: (() => number) | undefined;
  transport?: Transport;
  limits?: Limits;
  connections?: ConnectionLimits;
  /** Whether this process sends emails; on by default. */
  hasWorker?: boolean;
};

export type App = {
  /** The URL it listens on: `http://127.0.0.1:4321`. */
  address: string;
  store: Store;
  worker: Worker;
  /** Answers requests in flight, finishes the current email and closes the store. */
  stop: () => Promise<void>;
};

/** Starts everything. If it can't, throws an Error with a message for the operator. */
export async function startApp(config: Config, options: AppOptions): Promise<App> {
  const { root, log, now = () => new Date(), hasWorker = true } = options;
  const { siteUrl } = config;
  const content = readContent(join(root, 'content/site'));
  warnOfSamples(root, log);
  const site = openSite(config, options);
  // In development it is empty until the site has been built and the server restarted.
  const catalogue = () => site?.current().manifest.services ?? {};
  const colours = () => site?.current().manifest.colours ?? plainColours;
  await makeDataFolder(config.dataDir);
  const onBreak = (error: Error) => {
    log.warn({ reason: error.message }, 'a database connection was lost');
  };
  const store = await openStore(config.database, { onBreak });
  try {
    const { db } = store;
    const transport = options.transport ?? openTransport(config);
    const referenceOf = createReferenceOf(content.company.referencePrefix);
    const intake = createGroupCommit<Draft, Stored>(db, (tx, drafts) =>
      storeEnquiries(tx, drafts, now(), referenceOf),
    );
    const worker = createWorker({
      db,
      transport,
      makeMail: createMakeMail(db, mailContext(config, content, { catalogue, colours })),
      now,
      log,
      name: `${hostname()}-${process.pid}-${randomUUID()}`,
      isIntakeBusy: intake.isBusy,
    });
    const makeSecret = () => randomBytes(32).toString('base64url');
    const deps: HttpDeps = {
      siteUrl,
      content,
      site,
      catalogue,
      enquiries: {
        commit: intake.commit,
        now,
        repeats: createRepeatTracker(),
        catalogue,
        offers: () => site?.current().manifest.offers ?? [],
        onMailQueued: hasWorker ? worker.wake : () => {},
      },
      newsletter: { db, now },
      formSecret: await getOrCreateSetting(db, 'form-secret', makeSecret),
      limiters: createLimiters(
        options.limits ?? defaultLimits,
        options.monotonicNow ?? (() => performance.now()),
      ),
      onUntrustedProxy: () => {
        log.warn(
          'a request had a proxy header; if the server is behind a proxy, set TRUSTED_PROXY_HOPS',
        );
        saveSetting(db, untrustedProxySeenAt, now().toISOString()).catch(() => {});
      },
      refuse: createRefuse({ content, site, siteUrl }),
      isReady: createReadiness(db, log),
      now,
      log,
    };
    const http = await buildHttp(deps, {
      trustedProxyHops: config.trustedProxyHops,
      connections: options.connections ?? connectionLimits,
    });
    const address = await listen(http, { port: config.port, host: config.host });
    if (hasWorker) worker.wake();
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

function warnOfSamples(root: string, log: Logger): void {
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
    const remedy = 'Give this user write access, or set DATA_DIR.';
    const reason = errorMessage(error);
    throw new Error(`Cannot create the folder ${path}: ${reason}. ${remedy}`, { cause: error });
  }
}
