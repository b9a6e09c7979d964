import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fillWords } from '../../contract/fill-words.ts';
import { transportOf } from '../app.ts';
import { readContent } from '../content.ts';
import { readSite, strangeAddress } from '../http/site.ts';
import { withoutAddresses } from '../mail/without-addresses.ts';
import { lateAfterMs } from '../readiness.ts';
import { outboxAge } from '../store/outbox-store.ts';
import { countEnquiries } from '../store/read-enquiries.ts';
import { readSetting, untrustedProxySeenAt } from '../store/settings-store.ts';
import type { Cli } from './cli.ts';
import { countPhrase } from './count-phrase.ts';
import type { StaffWords } from './staff-words.ts';

export type Finding = {
  check: keyof StaffWords['doctor']['checks'];
  mark: 'good' | 'warning' | 'bad';
  text: string;
};

type Check = (cli: Cli) => Promise<Finding[]>;

const settings: Check = async ({ config, words }) => {
  const { local } = words.doctor.checks.settings;
  const isPublic =
    config.siteUrl.startsWith('https://') && !/localhost|\.example$/.test(config.siteUrl);
  if (isPublic) return [{ check: 'settings', mark: 'good', text: '' }];
  const text = fillWords(local, { url: config.siteUrl });
  return [{ check: 'settings', mark: 'warning', text }];
};

const site: Check = async ({ root, config, words }) => {
  const { missing, strange } = words.doctor.checks.site;
  const url = config.siteUrl;
  try {
    const read = readSite(join(root, 'dist'), join(root, 'build/manifest.json'));
    const built = strangeAddress(read, url);
    if (!built) return [{ check: 'site', mark: 'good', text: '' }];
    return [{ check: 'site', mark: 'warning', text: fillWords(strange, { built, url }) }];
  } catch (error) {
    return [{ check: 'site', mark: 'bad', text: fillWords(missing, { reason: reasonOf(error) }) }];
  }
};

const content: Check = async ({ root, words }) => {
  const { broken } = words.doctor.checks.words;
  try {
    readContent(join(root, 'content/site'));
    return [{ check: 'words', mark: 'good', text: '' }];
  } catch (error) {
    return [{ check: 'words', mark: 'bad', text: fillWords(broken, { reason: reasonOf(error) }) }];
  }
};

const comfortableMb = 1000;
const neededMb = 100;

const disk: Check = async ({ config, words }) => {
  const { free, full, readOnly } = words.doctor.checks.disk;
  const directory = config.dataDir;
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.W_OK);
  } catch (error) {
    const text = fillWords(readOnly, { directory, reason: reasonOf(error) });
    return [{ check: 'disk', mark: 'bad', text }];
  }
  const { bavail, bsize } = await statfs(directory);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  const mark = freeMb < neededMb ? 'bad' : freeMb < comfortableMb ? 'warning' : 'good';
  const text = fillWords(mark === 'good' ? free : full, { free: freeMb, directory });
  return [{ check: 'disk', mark, text }];
};

const databaseAndOutbox: Check = async (cli) => {
  const { words } = cli;
  const { database, outbox } = words.doctor.checks;
  try {
    const { db, engine } = await cli.openStore();
    const stored = await countEnquiries(db, { order: 'oldest' });
    const enquiries = countPhrase(words, 'enquiries', stored);
    const { due, dead, waitingSince } = await outboxAge(db);
    const waited = waitingSince ? cli.now().getTime() - Date.parse(waitingSince) : 0;
    const findings: Finding[] = [
      { check: 'database', mark: 'good', text: fillWords(database.ok, { engine, enquiries }) },
    ];
    if (dead > 0) {
      const deadLetters = countPhrase(words, 'deadLetters', dead);
      findings.push({
        check: 'outbox',
        mark: 'bad',
        text: fillWords(outbox.dead, { deadLetters }),
      });
    }
    if (waited > lateAfterMs) {
      const minutes = countPhrase(words, 'minutes', Math.floor(waited / 60_000));
      findings.push({ check: 'outbox', mark: 'bad', text: fillWords(outbox.late, { minutes }) });
    }
    if (findings.length === 1) {
      findings.push({ check: 'outbox', mark: 'good', text: fillWords(outbox.ok, { due }) });
    }
    return findings;
  } catch (error) {
    const text = fillWords(database.down, { reason: reasonOf(error) });
    return [{ check: 'database', mark: 'bad', text }];
  }
};

const proxy: Check = async (cli) => {
  if (cli.config.trustedProxyHops > 0) return [];
  const store = await cli.openStore().catch(() => null);
  const seenAt = store && (await readSetting(store.db, untrustedProxySeenAt));
  if (!seenAt) return [];
  const text = `A request came through a proxy on ${seenAt.slice(0, 10)}, but TRUSTED_PROXY_HOPS is 0, so all visitors share one limit. Set it to the number of proxies in front of the server, then restart it.`;
  return [{ check: 'settings', mark: 'warning', text }];
};

const mail: Check = async ({ root, config, words }) => {
  const { files, sample, sampleReply, down } = words.doctor.checks.mail;
  const transport = transportOf(config);
  try {
    await transport.verify();
  } catch (error) {
    const reason = withoutAddresses(reasonOf(error));
    return [{ check: 'mail', mark: 'bad', text: fillWords(down, { reason }) }];
  } finally {
    transport.close();
  }
  const findings: Finding[] = [];
  if (!config.smtpUrl) {
    const text = fillWords(files, { directory: join(config.dataDir, 'mail') });
    findings.push({ check: 'mail', mark: 'warning', text });
  }
  const company = companyAddress(root);
  const address = config.mailTo ?? company;
  if (isSample(address)) {
    findings.push({ check: 'mail', mark: 'warning', text: fillWords(sample, { address }) });
  }
  if (isSample(company)) {
    const text = fillWords(sampleReply, { address: company });
    findings.push({ check: 'mail', mark: 'warning', text });
  }
  return findings.length > 0 ? findings : [{ check: 'mail', mark: 'good', text: address }];
};

function isSample(address: string): boolean {
  return /\.example$/.test(address);
}

function companyAddress(root: string): string {
  try {
    return readContent(join(root, 'content/site')).company.email;
  } catch {
    return '';
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
