import { accessSync, constants, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { siteUrlSchema } from '../contract/site-url.ts';
import type { Mailbox } from './mail/mail.ts';

export type DatabaseConfig =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

export type Config = {
  /** Origin only, without a trailing slash. */
  siteUrl: string;
  database: DatabaseConfig;
  dataDir: string;
  /** If null, emails are saved as files in the data folder. */
  smtpUrl: string | null;
  /** If null, the company's address in content/site/company.yaml is used. */
  mailFrom: Mailbox | null;
  mailTo: string | null;
  trustedProxyHops: number;
  retentionDays: number;
  port: number;
  host: string;
  /** If null, `info`, or `warn` on a terminal. */
  logLevel: string | null;
  isDevelopment: boolean;
};

/** The message has one sentence per invalid setting, which says what to write. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the project's `.env` (if there is one) and the environment. Throws a ConfigError. */
export function loadConfig(root: string): Config {
  const file = join(root, '.env');
  if (existsSync(file)) {
    // `loadEnvFile` says of a file that may not be read that it doesn't exist.
    accessSync(file, constants.R_OK);
    process.loadEnvFile(file);
  }
  return parseConfig(process.env);
}

/** Read by the build and by SQLite. */
const otherSettings = ['FORMS', 'SQLITE_TMPDIR', 'TMPDIR'];

/** Settings in a `.env` file that nothing reads, such as misspelt ones. */
export function unknownSettings(envFile: string): string[] {
  return Object.keys(parseEnv(envFile)).filter(
    (name) => !(name in environment.shape) && !otherSettings.includes(name),
  );
}

/** The environment for a child process. */
export function childEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

export function parseConfig(env: Record<string, string | undefined>): Config {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} is not valid: ${issue.message}`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const values = parsed.data;
  // Relative to the working directory, which npm sets to the project's folder.
  const dataDir = resolve(values.DATA_DIR);
  return {
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    database: databaseConfig(values.DATABASE_URL, dataDir),
    dataDir,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    mailTo: values.MAIL_TO?.address ?? null,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    retentionDays: values.RETENTION_DAYS,
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL ?? null,
    isDevelopment: values.NODE_ENV === 'development',
  };
}

function databaseConfig(url: string | undefined, dataDir: string): DatabaseConfig {
  if (url === undefined) return { engine: 'sqlite', file: resolve(dataDir, 'growth-hub.db') };
  if (url.startsWith('sqlite:')) return { engine: 'sqlite', file: resolve(url.slice(7)) };
  return { engine: 'postgres', url };
}

function whole(from: number, to: number, example: number, what: string) {
  const remedy = `write ${what} from ${from} to ${to}, such as ${example}.`;
  return z
    .string()
    .regex(/^\d+$/, remedy)
    .transform(Number)
    .refine((n) => n >= from && n <= to, remedy);
}

const writtenMailbox =
  /^(?:"?(?<name>[^<>\r\n"]*)"? <(?<named>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/;

/** `info@company.com`, or `Company, Inc. <info@company.com>`. */
const mailbox = z
  .string()
  .trim()
  .regex(writtenMailbox, 'write an address, such as info@company.com.')
  .transform((text): Mailbox => {
    const { name = '', named, bare = '' } = writtenMailbox.exec(text)?.groups ?? {};
    return { name: name.trim(), address: named ?? bare };
  });

const encodeCredentials =
  'write user and password percent-encoded: / as %2F, # as %23, ? as %3F, @ as %40.';

/** An unencoded `/`, `#` or `?` in a password ends the host there, before the `@`. */
function hasReadableHost(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && !(url.pathname + url.search + url.hash).includes('@');
}

const environment = z.object({
  SITE_URL: siteUrlSchema.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/, {
      error: 'write sqlite:data/growth-hub.db or postgres://user:password@host:5432/database.',
      abort: true,
    })
    .refine((text) => !/^postgres/.test(text) || hasReadableHost(text), encodeCredentials)
    .optional(),
  DATA_DIR: z.string().default('data'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, {
      error: 'write smtp://user:password@host:587 or smtps://user:password@host:465.',
      abort: true,
    })
    .refine(hasReadableHost, encodeCredentials)
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  TRUSTED_PROXY_HOPS: whole(0, 10, 1, 'the number of proxies in front of the server,').default(0),
  RETENTION_DAYS: whole(1, 36500, 730, 'how many days enquiries are kept,').default(730),
  PORT: whole(0, 65535, 4321, 'a port').default(4321),
  // Not localhost: where that resolves to ::1 first, a proxy couldn't reach the server at
  // 127.0.0.1.
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write one of fatal, error, warn, info, debug, trace, silent.',
    })
    .optional(),
  NODE_ENV: z.string().optional(),
});
