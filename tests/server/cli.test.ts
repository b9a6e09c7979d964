import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailFile } from '../../server/mail/file-transport.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { runStaffCommand, words } from './staff-command.ts';
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
    return (await answer.json()).reference;
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
    expect(JSON.parse((await leads('search', '100%', 'wool_', '--json')).out)).toHaveLength(1);
    expect(JSON.parse((await leads('search', '100_', '--json')).out)).toHaveLength(0);
    const shown = await leads('show', first.toLowerCase());
    expect(shown.out).toContain('We sell garden tools.');
    expect(shown.out).toContain('owner-enquiry');
    expect((await leads('list', '--since', '2027-01-01')).notes).toBe(words.messages.nothing);
  });

  it('exports CSV that no spreadsheet executes, and JSON, whole', async () => {
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
    expect((await leads('export', '--format', 'json', '--out', file)).code).toBe(0);
    const rows = JSON.parse(await readFile(file, 'utf8'));
    expect(rows).toHaveLength(1);
    expect(rows[0].first_name).toBe('=HYPERLINK("x")');
    expect(
      JSON.parse((await leads('export', '--format', 'json', '--state', 'quarantine')).out),
    ).toEqual([]);
  });

  it('says why an export could not be written, and leaves nothing behind', async () => {
    await send();
    const folder = join(app.config.dataDir, 'missing');
    const { code, notes } = await leads('export', '--out', join(folder, 'out.csv'));
    expect(code).toBe(1);
    expect(notes).toContain('ENOENT');
    await expect(readdir(folder)).rejects.toThrow();
  });

  it('puts spam aside and takes it out again', async () => {
    const reference = await send();
    expect((await leads('spam', reference)).code).toBe(0);
    expect(await app.worker.drain()).toBe(0);
    expect((await leads('list', '--state', 'quarantine')).out).toContain(reference);
    expect((await leads('release', reference)).code).toBe(0);
    expect((await leads('release', reference)).notes).toContain('not in quarantine');
    expect(await app.worker.drain()).toBe(2);
    expect((await leads('spam', 'GH-0000-0000')).code).toBe(1);
  });

  it('shows dead letters and tries them again', async () => {
    await send();
    app.breakMail('down');
    app.clock.advance(6 * 24 * 60 * 60 * 1000);
    await app.worker.drain();
    const mails = JSON.parse((await leads('mails', '--state', 'dead', '--json')).out);
    expect(mails).toHaveLength(2);
    expect((await leads('mails')).out).toContain('down');
    expect((await leads('doctor')).code).toBe(1);
    expect((await leads('retry', mails[0].id)).notes).toMatch(/^1 mail /);
    expect((await leads('retry', '--all')).notes).toMatch(/^1 mail /);
    expect((await leads('retry', 'nothing')).code).toBe(1);
    app.breakMail(null);
    expect(await app.worker.drain()).toBe(2);
  });

  it('removes dead letters that can never arrive, and no other mails', async () => {
    await send();
    app.breakMail('down');
    const [due] = JSON.parse((await leads('mails', '--json')).out);
    expect((await leads('drop', due.id)).code).toBe(1);
    app.clock.advance(6 * 24 * 60 * 60 * 1000);
    await app.worker.drain();
    expect((await leads('drop', due.id)).notes).toMatch(/^1 dead letter /);
    const left = JSON.parse((await leads('mails', '--json')).out);
    expect(left).toHaveLength(1);
    expect(left[0].id).not.toBe(due.id);
  });

  it('erases a person down to the last byte of the data directory', async () => {
    const needle = 'Needle-in-Haystack';
    const mailDirectory = join(app.config.dataDir, 'mail');
    for (let n = 0; n < 40; n += 1) {
      app.clock.advance(10 * 60_000);
      await send({ email: `other${n}@shop.example`, message: `Other ${n} ${'x'.repeat(n * 50)}` });
    }
    await send({ email: 'Erase@shop.example', firstName: needle, message: needle.repeat(200) });
    await postForm(`${app.address}/newsletter`, { email: 'erase@shop.example' });
    await app.worker.drain();
    await mkdir(mailDirectory, { recursive: true });
    const ids = await app.store.db.selectFrom('outbox').select('id').execute();
    for (const { id } of ids) await writeFile(mailFile(mailDirectory, id), `kept ${id}`);
    const asked = await leads('erase', 'erase@shop.example');
    expect(asked.code).toBe(1);
    expect(asked.notes).toContain('--yes');
    const person = JSON.parse((await leads('export-person', 'erase@SHOP.example')).out);
    expect(person.enquiries).toHaveLength(1);
    expect(person.subscription.state).toBe('pending');
    expect(person.mails.length).toBe(3);
    for (const { id } of person.mails) {
      await writeFile(`${mailFile(mailDirectory, id)}.99.draft`, `${needle} of a killed server`);
    }
    expect((await leads('erase', 'ERASE@shop.example', '--yes')).code).toBe(0);
    const gone = JSON.parse((await leads('export-person', 'erase@shop.example')).out);
    expect(gone).toMatchObject({ enquiries: [], subscription: null, mails: [] });
    const kept = await app.store.db.selectFrom('enquiries').select('id').execute();
    expect(kept).toHaveLength(40);
    expect(await readdir(mailDirectory)).toHaveLength(ids.length - 3);
    const bytes = (await bytesIn(app.config.dataDir)).toLowerCase();
    expect(bytes).not.toContain(needle.toLowerCase());
    expect(bytes).not.toContain('erase@shop');
  });

  it('purges by age, with wishes for the newsletter that nobody confirmed', async () => {
    await send();
    await postForm(`${app.address}/newsletter`, { email: 'undecided@shop.example' });
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    await send({ message: 'Young.' });
    const asked = await leads('purge', '--days', '30');
    expect(asked.notes).toMatch(/^1 enquiries .* 1 newsletter addresses/);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(2);
    const { code, notes } = await leads('purge', '--days', '30', '--yes');
    expect([code, notes.trim()]).toEqual([0, '1 enquiries and 1 newsletter addresses removed.']);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(1);
    expect(JSON.parse((await leads('mails', '--json')).out)).toHaveLength(2);
  });

  it('purges addresses that left the newsletter as long ago, and no other', async () => {
    const { db } = app.store;
    for (const name of ['left', 'stays']) {
      await postForm(`${app.address}/newsletter`, { email: `${name}@shop.example` });
    }
    const confirmed_at = app.clock.now().toISOString();
    await db.updateTable('subscriptions').set({ state: 'confirmed', confirmed_at }).execute();
    await db
      .updateTable('subscriptions')
      .set({ state: 'unsubscribed', unsubscribed_at: confirmed_at })
      .where('email_key', '=', 'left@shop.example')
      .execute();
    expect((await leads('purge', '--days', '30')).notes).toContain(' 0 newsletter addresses');
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await leads('purge', '--days', '30', '--yes')).code).toBe(0);
    const rows = await db.selectFrom('subscriptions').select('email_key').execute();
    expect(rows).toEqual([{ email_key: 'stays@shop.example' }]);
  });

  it.runIf(engine === 'sqlite')(
    'purges down to the last byte, also what an earlier run removed before it failed',
    async () => {
      const needle = 'Needle-in-Haystack';
      await send({ message: needle.repeat(200) });
      await app.store.db.deleteFrom('outbox').execute();
      await app.store.db.deleteFrom('enquiries').execute();
      expect(await bytesIn(app.config.dataDir)).toContain(needle);
      expect((await leads('purge', '--yes')).code).toBe(0);
      expect(await bytesIn(app.config.dataDir)).not.toContain(needle);
    },
  );

  it('erases nothing when a mail cannot be removed, so that it can be repeated', async () => {
    await send();
    const mails = await app.store.db.selectFrom('outbox').select('id').execute();
    const kept = mailFile(join(app.config.dataDir, 'mail'), mails.at(-1)?.id ?? '');
    // A folder is not removed as a file is.
    await mkdir(kept, { recursive: true });
    expect((await leads('erase', 'ada@shop.example', '--yes')).code).toBe(1);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(1);
    await rm(kept, { recursive: true });
    const { code, notes } = await leads('erase', 'ada@shop.example', '--yes');
    expect([code, notes]).toEqual([0, expect.stringMatching(/^1 enquiries/)]);
  });

  it('examines everything and says what to do', async () => {
    const { code, out } = await leads('doctor');
    expect(code).toBe(0);
    for (const { name } of Object.values(words.doctor.checks)) expect(out).toContain(name);
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
    ['nonsense'],
    ['list', '--state', 'x'],
    ['list', '--limit', '0'],
    ['list', '--since', 'yesterday'],
    ['show'],
    ['search'],
    ['retry'],
    ['drop'],
    ['erase', 'nobody'],
    ['list', '--unknown'],
  ])('says how %j is written', async (...argv) => {
    const { code, notes, out } = await leads(...argv);
    expect(code).toBe(2);
    expect(notes).not.toBe('');
    expect(out).toBe('');
  });
});

async function bytesIn(directory: string): Promise<string> {
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}
