import { constants, existsSync, readFileSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unknownSettings } from '../config.ts';
import { readContent } from '../content.ts';
import { errorMessage } from '../error-message.ts';
import { isPublic, mismatchedSiteUrl, readManifest, readSite } from '../http/site.ts';
import { mailFolder } from '../mail/file-transport.ts';
import { openTransport } from '../mail/open-transport.ts';
import { redactAddresses } from '../mail/redact-addresses.ts';
import { sampleFiles } from '../sample-content.ts';
import { probeWrite } from '../store/probe-write.ts';
import { countEnquiries } from '../store/read-enquiries.ts';
import { outboxAge } from '../store/read-outbox.ts';
import { readSetting, untrustedProxySeenAt } from '../store/settings-store.ts';
import type { Cli } from './command.ts';
import { enquiries, formatDate, plural } from './plain-text.ts';

/** The names of the checks, as staff see them. */
export const checkNames = {
  settings: 'Settings',
  proxy: 'Proxy',
  site: 'Built site',
  content: 'Content',
  disk: 'Disk',
  database: 'Database',
  outbox: 'Outbox',
  mail: 'Mail',
};

/** An email that has waited longer than this is late. */
const lateAfterMs = 15 * 60_000;

export type Finding = {
  check: keyof typeof checkNames;
  mark: 'good' | 'warning' | 'bad';
  text: string;
};

type Check = (cli: Cli) => Promise<Finding[]>;

const settings: Check = async ({ root, config: { siteUrl } }) => {
  const file = join(root, '.env');
  const unknown = existsSync(file) ? unknownSettings(readFileSync(file, 'utf8')) : [];
  const texts = [
    ...unknown.map((name) => `.env sets ${name}, which is not a setting. Check its spelling.`),
    ...(isPublic(siteUrl)
      ? []
      : [
          `Links in emails go to SITE_URL, which is ${siteUrl}. Set it to the site's public URL, with https. Addresses that end in .example are only for examples.`,
        ]),
  ];
  if (texts.length === 0) return [{ check: 'settings', mark: 'good', text: '' }];
  return texts.map((text) => ({ check: 'settings', mark: 'warning', text }));
};

const site: Check = async ({ root, config: { siteUrl } }) => {
  try {
    const read = readSite(join(root, 'dist'), join(root, 'build/manifest.json'));
    const built = mismatchedSiteUrl(read, siteUrl);
    if (!built) return [{ check: 'site', mark: 'good', text: '' }];
    const text = `The pages were built for ${built}, but SITE_URL is ${siteUrl}, so forms or links can fail. If .env is missing or its SITE_URL is wrong, correct it and restart the server. If SITE_URL is right, build the pages again: SITE_URL=${siteUrl} npm run build`;
    return [{ check: 'site', mark: isPublic(built) ? 'bad' : 'warning', text }];
  } catch (error) {
    return [{ check: 'site', mark: 'bad', text: errorMessage(error) }];
  }
};

const content: Check = async ({ root }) => {
  try {
    readContent(join(root, 'content/site'));
    const samples = sampleFiles(root);
    if (samples.length === 0) return [{ check: 'content', mark: 'good', text: '' }];
    const text = `Visitors see sample content in ${samples.join(', ')}. Write your own, remove the line sample: true, then build and restart the server.`;
    return [{ check: 'content', mark: 'warning', text }];
  } catch (error) {
    return [{ check: 'content', mark: 'bad', text: errorMessage(error) }];
  }
};

const comfortableMb = 1000;
const neededMb = 100;

const disk: Check = async ({ config: { dataDir, database } }) => {
  const folders = new Set([dataDir]);
  if (database.engine === 'sqlite') folders.add(dirname(database.file));
  return Promise.all([...folders].map(diskOf));
};

async function diskOf(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const text = existsSync(folder)
      ? `${folder} is not writable (${errorMessage(error)}). Give the server's user write access.`
      : `${folder} does not exist. Check DATA_DIR and DATABASE_URL, or start the server once.`;
    return { check: 'disk', mark: 'bad', text };
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  const free = `${freeMb.toLocaleString('en-GB')} MB free in ${folder}`;
  if (freeMb >= comfortableMb) return { check: 'disk', mark: 'good', text: free };
  const text = `Only ${free}. Free some space, or move the folder: below ${neededMb} MB enquiries may not be stored.`;
  return { check: 'disk', mark: freeMb < neededMb ? 'bad' : 'warning', text };
}

const databaseAndOutbox: Check = async (cli) => {
  try {
    const { db, engine } = await cli.openStore();
    const stored = enquiries(await countEnquiries(db, {}));
    const { due, dead, waitingSince } = await outboxAge(db);
    const waited = waitingSince ? cli.now().getTime() - Date.parse(waitingSince) : 0;
    const unwritable = await probeWrite(db).then(() => null, errorMessage);
    const problems: string[] = [];
    if (dead > 0) {
      problems.push(
        `${plural(dead, 'dead email')}. List them with mails --state dead, fix the cause, then run retry --all. Use drop to delete those that can never arrive.`,
      );
    }
    if (waited > lateAfterMs) {
      const minutes = plural(Math.floor(waited / 60_000), 'minute');
      problems.push(
        `The oldest email has been waiting for ${minutes}. See why with mails --state due, then check that the server is running, then the mail server.`,
      );
    }
    return [
      unwritable === null
        ? { check: 'database', mark: 'good', text: `${engine}, ${stored}` }
        : {
            check: 'database',
            mark: 'bad',
            text: `The database can be read but can't store anything (${unwritable}). Check that its disk has room and that this user may write to it.`,
          },
      ...problems.map((text): Finding => ({ check: 'outbox', mark: 'bad', text })),
      ...(problems.length === 0
        ? [{ check: 'outbox', mark: 'good', text: `${due} waiting` } as const]
        : []),
    ];
  } catch (error) {
    const text = `The database can't be used (${errorMessage(error)}). Check DATABASE_URL, that the database is running and that the disk is healthy. If you made backups, they are in the backups folder.`;
    return [{ check: 'database', mark: 'bad', text }];
  }
};

const proxy: Check = async (cli) => {
  const hops = cli.config.trustedProxyHops;
  if (hops > 0) return [{ check: 'proxy', mark: 'good', text: `${hops} trusted` }];
  // If the database can't be read, its own check reports it.
  const reading = cli.openStore().then(({ db }) => readSetting(db, untrustedProxySeenAt));
  const seenAt = await reading.catch(() => null);
  if (!seenAt) return [{ check: 'proxy', mark: 'good', text: '' }];
  const text = `A request had a proxy header on ${formatDate(seenAt)}. If the server is behind a proxy, set TRUSTED_PROXY_HOPS to the number of proxies and restart the server. If it isn't, somebody forged the header: leave TRUSTED_PROXY_HOPS at 0.`;
  return [{ check: 'proxy', mark: 'warning', text }];
};

const mail: Check = async ({ root, config }) => {
  const folder = mailFolder(config.dataDir);
  const transport = openTransport(config);
  try {
    await transport.verify();
  } catch (error) {
    const reason = redactAddresses(errorMessage(error));
    const problem = config.smtpUrl
      ? `The mail server can't be used (${reason}). Check SMTP_URL: smtps:// for port 465, smtp:// for 587, with ?requireTLS=false if the mail server has no encryption.`
      : `Emails can't be written to ${folder} (${reason}). Give the server's user write access, or set SMTP_URL.`;
    const text = `${problem} Enquiries are kept, and their emails go out once it works.`;
    return [{ check: 'mail', mark: 'bad', text }];
  } finally {
    transport.close();
  }
  const found: Finding[] = [];
  const warn = (text: string) => found.push({ check: 'mail', mark: 'warning', text });
  if (!config.smtpUrl) {
    const text = `SMTP_URL is not set, so emails are saved as files in ${folder} and never sent. Set SMTP_URL to send later ones.`;
    found.push({ check: 'mail', mark: isBuiltForPublic(root) ? 'bad' : 'warning', text });
  }
  const company = companyAddress(root);
  const address = config.mailTo ?? company;
  if (isSample(address)) {
    warn(
      `Enquiries go to the sample address ${address}. Set MAIL_TO, or the email in content/site/company.yaml.`,
    );
  }
  if (isSample(company)) {
    warn(
      `Visitors see the sample address ${company}, and their replies go there. Set it in content/site/company.yaml, then build and restart the server.`,
    );
  }
  return found.length > 0 ? found : [{ check: 'mail', mark: 'good', text: address }];
};

function isSample(address: string): boolean {
  return /\.example$/.test(address);
}

function isBuiltForPublic(root: string): boolean {
  try {
    return isPublic(readManifest(join(root, 'build/manifest.json')).site);
  } catch {
    return false;
  }
}

function companyAddress(root: string): string {
  try {
    return readContent(join(root, 'content/site')).company.email;
  } catch {
    return '';
  }
}

export const checks: readonly Check[] = [
  settings,
  site,
  content,
  disk,
  databaseAndOutbox,
  proxy,
  mail,
];
