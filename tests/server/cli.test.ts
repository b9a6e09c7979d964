import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '../../contract/field-rules.ts';
import { checkNames } from '../../server/cli/doctor-checks.ts';
import type { EnquiryRow } from '../../server/store/tables.ts';
import { enquiryRow } from '../../tools/bench/rows.ts';
import { buildFor } from './fixture-site.ts';
import { refuseWrites } from './refuse-writes.ts';
import { goodEnquiry, postJson, referenceOf } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

describe.each(engines)('the staff command, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const leads = (...argv: string[]) => runStaffCommand(app, argv);

  async function send(values: Record<string, string> = {}): Promise<string> {
    const answer = await postJson(`${app.address}/aboutus`, { ...goodEnquiry, ...values });
    return referenceOf(answer);
  }

  /** Stores what no form accepts, as an older version may have done. */
  async function storeRaw(values: Partial<EnquiryRow>): Promise<void> {
    const row = { ...enquiryRow(0), email_key: 'ada@shop.example', ...values };
    await app.store.db.insertInto('enquiries').values(row).execute();
  }

  async function letMailsDie(): Promise<void> {
    app.breakMail('down');
    for (let hours = 0; hours < 6 * 24; hours += 2) {
      await app.worker.sendDue();
      app.clock.advance(2 * 60 * 60 * 1000);
    }
  }

  it('lists, shows and searches', async () => {
    const first = await send();
    const second = await send({
      firstName: 'Émile',
      email: 'emile@shop.example',
      message: '100% wool_',
    });
    const listed = await leads('list');
    expect(listed.code).toBe(0);
    expect(listed.out.split('\n')[1]).toMatch(new RegExp(`^${second}`));
    expect(listed.out).toContain(first);
    const json = JSON.parse((await leads('list', '--json', '--limit', '1')).out);
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({ reference: second, first_name: 'Émile' });
    expect((await leads('search', 'ÉMILE', '--json')).out).toContain(second);
    const third = await send({ lastName: 'İpek' });
    expect((await leads('search', 'İpek', '--json')).out).toContain(third);
    expect(JSON.parse((await leads('search', '100%', 'wool_', '--json')).out)).toHaveLength(1);
    expect(JSON.parse((await leads('search', '100_', '--json')).out)).toHaveLength(0);
    const shown = await leads('show', first.toLowerCase());
    expect(shown.out).toContain('We sell garden tools.');
    expect(shown.out).toContain('“Ada Okafor: Local SEO, Premium” to');
    expect((await leads('list', '--since', '2027-01-01')).notes).toBe('No results.');
    expect((await leads('show')).notes).toMatch(/^Usage: npm run leads -- show REFERENCE/);
  });

  it('exports everything as JSON, and as CSV in which spreadsheets run nothing', async () => {
    await send({
      firstName: '=HYPERLINK("x")',
      lastName: '@SUM(1)',
      message: '-1+1\n"quoted", yes',
    });
    const csv = (await leads('export')).out;
    expect(csv.startsWith('\ufeff"Reference"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`"'@SUM(1)"`);
    expect(csv).toContain(`"'+44 20 7946 0018"`);
    expect(csv).toContain(`"'-1+1\n""quoted"", yes"`);
    const file = join(app.config.dataDir, 'out.json');
    const written = await leads('export', '--format', 'json', '--out', file);
    expect([written.code, written.notes]).toEqual([0, expect.stringMatching(/^1 row /)]);
    const rows = JSON.parse(await readFile(file, 'utf8'));
    expect(rows).toHaveLength(1);
    expect(rows[0].first_name).toBe('=HYPERLINK("x")');
    expect(
      JSON.parse((await leads('export', '--format', 'json', '--state', 'quarantine')).out),
    ).toEqual([]);
  });

  it('exports no formulas, whichever separator a spreadsheet uses', async () => {
    const signs = [';', '\t', '|', '\n', '\r'];
    const message = `Ann;=7*6;x ${signs.map((sign) => `${sign} "=8*8`).join('')};;@SUM(1)\n|=9`;
    await storeRaw({ message, last_name: 'O;+1' });
    const csv = (await leads('export')).out;
    expect(csv).toContain('"Ann;\'=7*6;x');
    for (const cell of csv.split(/[;\t|\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+@-]/);
    const [row] = JSON.parse((await leads('export', '--format', 'json')).out);
    expect([row.message, row.last_name]).toEqual([message, 'O;+1']);
  });

  it('prints no control character that a terminal interprets, and loses none in JSON', async () => {
    const message = 'A\u009b31mred\u009d0;title\u007f\u001b[2J \u202eback';
    await storeRaw({ message });
    const reference = JSON.parse((await leads('list', '--json')).out)[0].reference;
    for (const argv of [
      ['list'],
      ['list', '--json'],
      ['show', reference],
      ['show', reference, '--json'],
      ['search', 'red', '--json'],
      ['export'],
      ['export', '--format', 'json'],
      ['export-person', 'ada@shop.example'],
      ['mails', '--json'],
    ]) {
      const { out } = await leads(...argv);
      expect(out.replace(/[\r\n\ufeff]/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
    expect(JSON.parse((await leads('list', '--json')).out)[0].message).toBe(message);
  });

  it('prints for people: names, dates, and lines of 80 characters', async () => {
    const reference = await send({
      lastName: 'Okafor-'.repeat(10),
      message: 'Many words. '.repeat(30),
    });
    for (const argv of [['list'], ['show', reference], ['mails'], ['doctor'], ['help']]) {
      const { out } = await leads(...argv);
      // A path can't be wrapped.
      const lines = out.split('\n').filter((line) => !/\S{40}/.test(line));
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
    expect((await leads('list')).out).toMatch(/2 Mar 2026, 09:30 .* Local SEO, Premium/);
    const { out } = await leads('show', reference);
    expect(out).toMatch(/^Received +2 Mar 2026, 09:30 UTC$/m);
    expect(out).toMatch(/^Service +Local SEO$/m);
    expect(out).not.toContain('Looks like spam');
    expect((await leads('export')).out).toContain('"Local SEO","Premium"');
    expect(JSON.parse((await leads('list', '--json')).out)[0].service).toBe('local-seo');
  });

  it('marks enquiries as answered, and lists those that are not', async () => {
    const first = await send();
    const second = await send({ message: 'Another one.' });
    const spam = await send({ message: 'Buy.' });
    await leads('spam', spam);
    const references = async (state: string) =>
      JSON.parse((await leads('list', '--json', '--state', state)).out).map(
        (row: EnquiryRow) => row.reference,
      );
    expect(await references('open')).toEqual([second, first]);
    const { code, notes } = await leads('answered', first.toLowerCase());
    expect([code, notes]).toEqual([0, `${first} is marked as answered.`]);
    const answeredAt = async () =>
      JSON.parse((await leads('list', '--json', '--state', 'answered')).out)[0].answered_at;
    const firstTime = await answeredAt();
    app.clock.advance(60_000);
    await leads('answered', first);
    expect(await answeredAt()).toBe(firstTime);
    expect(await references('open')).toEqual([second]);
    expect(await references('answered')).toEqual([first]);
    expect((await leads('list')).out).toMatch(new RegExp(`^${first} .* answered `, 'm'));
    expect((await leads('list')).out).toMatch(new RegExp(`^${second} .* open `, 'm'));
    expect((await leads('list')).out).toMatch(new RegExp(`^${spam} .* quarantine `, 'm'));
    const exported = JSON.parse((await leads('export', '--format', 'json')).out);
    expect(exported.map((row: EnquiryRow) => row.state)).toEqual([
      'answered',
      'open',
      'quarantine',
    ]);
    const cells = (await leads('export')).out.matchAll(/"(inbox|open|answered|quarantine)"/g);
    expect(Array.from(cells, ([, state]) => state)).toEqual(['answered', 'open', 'quarantine']);
    const person = JSON.parse((await leads('export-person', 'ada@shop.example')).out);
    expect(person.enquiries[0].state).toBe('answered');
    expect((await leads('answered', first, '--undo')).code).toBe(0);
    expect(await references('open')).toEqual([second, first]);
    expect((await leads('answered', 'GH-0000-0000')).code).toBe(1);
    const refused = await leads('answered', spam, second);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.notes).toContain('is in quarantine');
    expect(refused.notes).toContain(`${second} is marked as answered`);
  });

  it('shows the recipient, subject and reference of emails, and when waiting ones are due', async () => {
    const reference = await send();
    const row = (state: string) =>
      new RegExp(`^${state} 2 Mar 2026, 09:30 +${reference} +ada@.*\n  .*${reference}`, 'm');
    expect((await leads('mails')).out).toMatch(row('Due'));
    await app.worker.sendDue();
    const { out } = await leads('mails');
    expect(out).toMatch(row('Sent'));
    expect(out).not.toMatch(/Due|[0-9a-f]{8}-/);
  });

  it('retries and drops dead emails by reference and by recipient', async () => {
    const reference = await send();
    await letMailsDie();
    expect((await leads('drop', 'Ada@shop.example')).notes).toBe('1 dead email deleted.');
    expect((await leads('retry', reference.toLowerCase())).notes).toBe(
      '1 email will be tried again.',
    );
  });

  it('rejects an empty argument for an email, as from an unset variable', async () => {
    await postJson(`${app.address}/newsletter`, { email: 'ada@shop.example' });
    await letMailsDie();
    for (const command of ['drop', 'retry']) {
      const { code, notes } = await leads(command, '');
      expect([code, notes]).toEqual([2, expect.stringContaining('MAIL is empty.')]);
    }
    expect((await leads('mails', '--state', 'dead')).out).toContain('ada@shop.example');
  });

  it('shows answered spam in quarantine, with every reason', async () => {
    const reference = await send({ [honeypotField]: 'https://spam.example' });
    await leads('release', reference);
    await leads('answered', reference);
    await leads('spam', reference);
    await leads('spam', reference);
    expect((await leads('list')).out).toMatch(new RegExp(`^${reference} .* quarantine `, 'm'));
    const none = 'No results. In quarantine: 1 enquiry.';
    expect((await leads('list', '--state', 'answered')).notes).toBe(none);
    const [row] = JSON.parse((await leads('list', '--json')).out);
    expect(row.suspicions).toBe('honeypot,staff');
  });

  it('shows the usage of each command with an example', async () => {
    const { out } = await leads('help');
    const names = [...out.matchAll(/^([a-z-]+) {2}/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const help = await leads(name, '--help');
      expect(help.code).toBe(0);
      expect(help.out).toMatch(new RegExp(`^Usage: +npm run leads -- ${name}\\b`, 'm'));
      expect(help.out).toMatch(new RegExp(`^Example: +npm run leads -- ${name}\\b`, 'm'));
      expect(help.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    }
    expect((await leads('nonsense')).notes).toBe(
      'Unknown command. Run `npm run leads -- help` for the list.',
    );
  });

  it('overwrites a file only when told to', async () => {
    const file = join(app.config.dataDir, 'out.csv');
    await writeFile(file, 'mine');
    const refused = await leads('export', '--out', file);
    expect([refused.code, refused.notes]).toEqual([1, expect.stringContaining('--force')]);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await leads('export', '--out', file, '--force')).code).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('Reference');
  });

  it('says why an export could not be written, and leaves nothing behind', async () => {
    await send();
    const folder = join(app.config.dataDir, 'missing');
    const { code, notes } = await leads('export', '--out', join(folder, 'out.csv'));
    expect(code).toBe(1);
    expect(notes).toBe(`There is no folder ${folder}.`);
    await expect(readdir(folder)).rejects.toThrow();
  });

  it('moves spam to quarantine and out again', async () => {
    const reference = await send();
    expect((await leads('spam', reference)).code).toBe(0);
    expect(await app.worker.sendDue()).toBe(0);
    expect((await leads('list', '--state', 'quarantine')).out).toContain(reference);
    expect((await leads('release', reference)).code).toBe(0);
    const again = await leads('release', reference);
    expect(again).toMatchObject({ code: 1, notes: `${reference} is not in quarantine.` });
    expect(await app.worker.sendDue()).toBe(2);
    expect((await leads('spam', 'GH-0000-0000')).code).toBe(1);
  });

  it('shows dead emails and tries them again', async () => {
    await send();
    await letMailsDie();
    const mails = JSON.parse((await leads('mails', '--state', 'dead', '--json')).out);
    expect(mails).toHaveLength(2);
    expect((await leads('mails')).out).toContain('down');
    const examined = await leads('doctor');
    expect(examined.code).toBe(1);
    expect(examined.out).toContain(`${engine}, 1 enquiry\n`);
    expect(examined.out).toContain(' 2 dead emails.');
    expect((await leads('retry', mails[0].id)).notes).toMatch(/^1 email /);
    expect((await leads('retry', '--all')).notes).toMatch(/^1 email /);
    expect((await leads('retry', 'nothing')).code).toBe(1);
    app.breakMail(null);
    expect(await app.worker.sendDue()).toBe(2);
  });

  it('deletes dead emails that can never arrive, and no others', async () => {
    await send();
    const [due] = JSON.parse((await leads('mails', '--json')).out);
    expect((await leads('drop', due.id)).code).toBe(1);
    await letMailsDie();
    expect((await leads('drop', due.id)).notes).toMatch(/^1 dead email /);
    const left = JSON.parse((await leads('mails', '--json')).out);
    expect(left).toHaveLength(1);
    expect(left[0].id).not.toBe(due.id);
    expect((await leads('doctor')).out).toContain(' 1 dead email.');
  });

  it('checks everything and says what to do', async () => {
    const { code, out } = await leads('doctor');
    expect(code).toBe(0);
    for (const name of Object.values(checkNames)) expect(out).toContain(name);
    const elsewhere = { ...app.config, siteUrl: 'https://www.shop.example' };
    const strange = await runStaffCommand(app, ['doctor'], elsewhere);
    expect(strange.code).toBe(0);
    expect(strange.out).toContain('SITE_URL=https://www.shop.example npm run build');
    await rm(join(app.root, 'build'), { recursive: true });
    const broken = await leads('doctor', '--json');
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.out).find((f: { mark: string }) => f.mark === 'bad').check).toBe(
      'site',
    );
  });

  it.each([
    ['http://localhost:4321', 'bad'],
    ['https://shop.com', 'bad'],
    ['https://www.shop.com', 'good'],
  ])('finds at %s whether .env fits pages that are public: %s', async (siteUrl, mark) => {
    await buildFor(app.root, 'https://www.shop.com');
    const { code, out } = await runStaffCommand(app, ['doctor', '--json'], {
      ...app.config,
      siteUrl,
    });
    const found: { check: string; mark: string }[] = JSON.parse(out);
    expect(found.find(({ check }) => check === 'site')?.mark).toBe(mark);
    if (mark === 'bad') expect(code).toBe(1);
  });

  it('finds a problem if a public site has no mail server', async () => {
    const marks = async () => {
      const found = JSON.parse((await leads('doctor', '--json')).out);
      return found.flatMap(({ mark, text }: { mark: string; text: string }) =>
        text.startsWith('SMTP_URL') ? [mark] : [],
      );
    };
    expect(await marks()).toEqual(['warning']);
    await buildFor(app.root, 'https://www.shop.com');
    expect(await marks()).toEqual(['bad']);
  });

  it('creates nothing in doctor, and names a data folder that does not exist', async () => {
    const dataDir = join(app.config.dataDir, 'missing');
    const { code, out } = await runStaffCommand(app, ['doctor', '--json'], {
      ...app.config,
      dataDir,
    });
    expect(code).toBe(1);
    const bad = JSON.parse(out).find(({ check }: { check: string }) => check === 'disk');
    expect(bad.text).toContain(`${dataDir} does not exist`);
    await expect(readdir(dataDir)).rejects.toThrow();
  });

  it('runs every check of doctor even if a table is missing', async () => {
    await app.store.db.schema.dropTable('settings').execute();
    const { out, notes } = await leads('doctor');
    for (const name of Object.values(checkNames)) expect(out + notes).toContain(name);
  });

  it('says in doctor that the database cannot store anything, even if it can be read', async () => {
    await refuseWrites(app.store.db, engine);
    const { code, out } = await leads('doctor', '--json');
    expect(code).toBe(1);
    const bad = JSON.parse(out).find(({ check }: { check: string }) => check === 'database');
    expect(bad.text).toContain('no room');
  });

  it('names the mail folder in doctor if no email can be written', async () => {
    const folder = join(app.config.dataDir, 'mail');
    await writeFile(folder, 'no folder');
    const { code, out } = await leads('doctor', '--json');
    expect(code).toBe(1);
    const bad = JSON.parse(out).find(({ check }: { check: string }) => check === 'mail');
    expect(bad.text).toContain(folder);
    expect(bad.text).not.toContain('Check SMTP_URL');
  });

  it('lists the files with sample content in doctor, until there are none', async () => {
    const file = join(app.root, 'content/pages/terms.yaml');
    await mkdir(join(app.root, 'content/pages'), { recursive: true });
    const warningWith = async (text: string) => {
      await writeFile(file, text);
      const { out } = await leads('doctor', '--json');
      return JSON.parse(out).find((finding: { check: string }) => finding.check === 'content').text;
    };
    expect(await warningWith('sample: true\nkind: plain\n')).toContain('content/pages/terms.yaml');
    expect(await warningWith('kind: plain\n')).not.toContain('content/pages/terms.yaml');
  });

  it.each(['x-forwarded-for', 'forwarded'])(
    'warns when requests carry %s and no proxy is trusted',
    async (header) => {
      expect((await leads('doctor')).out).not.toContain('TRUSTED_PROXY_HOPS');
      await fetch(`${app.address}/`, { headers: { [header]: 'for=192.0.2.1' } });
      await vi.waitFor(async () => {
        const { code, out } = await leads('doctor');
        expect(out.replace(/\s+/g, ' ')).toContain('leave TRUSTED_PROXY_HOPS at 0');
        expect(code).toBe(0);
      }, 10_000);
      const trusting = { ...app.config, trustedProxyHops: 1 };
      const { out } = await runStaffCommand(app, ['doctor'], trusting);
      expect(out).not.toContain('TRUSTED_PROXY_HOPS');
    },
  );

  it.each([
    ['nonsense'],
    ['list', '--state', 'x'],
    ['list', '--limit', '0'],
    ['show', 'GH-0000-0000', 'GH-0000-0001'],
    ['backup', 'a.db', 'b.db'],
    ['list', '--since', 'yesterday'],
    ['list', '--since', '2026-02-31'],
    ['show'],
    ['search'],
    ['retry'],
    ['drop'],
    ['answered'],
    ['erase', 'nobody'],
    ['list', '--unknown'],
  ])('shows the usage after %j', async (...argv) => {
    const { code, notes, out } = await leads(...argv);
    expect(code).toBe(2);
    expect(notes).not.toBe('');
    expect(out).toBe('');
  });

  it('erases nothing if the address has a name around it', async () => {
    const { code, notes } = await leads('erase', 'Ada <ada@shop.example>', '--yes');
    expect(code).toBe(1);
    expect(notes).toContain('without a name');
  });
});
