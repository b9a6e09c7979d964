import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileTransport, mailFile } from '../../server/mail/file-transport.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

describe.each(engines)('what the staff command forgets, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const leads = (...argv: string[]) => runStaffCommand(app, argv);
  const send = (values: Record<string, string> = {}) =>
    postJson(`${app.address}/aboutus`, { ...goodEnquiry, ...values });

  it('erases a person down to the last byte of the data directory', async () => {
    const needle = 'Needle-in-Haystack';
    const mailDirectory = join(app.config.dataDir, 'mail');
    for (let n = 0; n < 40; n += 1) {
      app.clock.advance(10 * 60_000);
      await send({ email: `other${n}@shop.example`, message: `Other ${n} ${'x'.repeat(n * 50)}` });
    }
    await send({ email: 'Erase@shop.example', firstName: needle, message: needle.repeat(200) });
    await postForm(`${app.address}/newsletter`, { email: 'erase@shop.example' });
    await app.worker.sendDue();
    await mkdir(mailDirectory, { recursive: true });
    const ids = await app.store.db.selectFrom('outbox').select('id').execute();
    for (const { id } of ids) await writeFile(mailFile(mailDirectory, id), `kept ${id}`);
    const asked = await leads('erase', 'erase@shop.example');
    expect(asked.code).toBe(1);
    expect(asked.notes).toMatch(/^1 enquiry and 1 subscription .+ --yes/);
    const person = JSON.parse((await leads('export-person', 'erase@SHOP.example')).out);
    expect(person.enquiries).toHaveLength(1);
    expect(person.subscription.state).toBe('pending');
    expect(person.mails.length).toBe(3);
    for (const { id } of person.mails) {
      await writeFile(`${mailFile(mailDirectory, id)}.99.draft`, `${needle} of a killed server`);
    }
    const erased = await leads('erase', 'ERASE@shop.example', '--yes');
    expect([erased.code, erased.notes]).toEqual([
      0,
      expect.stringMatching(/^1 enquiry and 1 subscription deleted/),
    ]);
    const gone = JSON.parse((await leads('export-person', 'erase@shop.example')).out);
    expect(gone).toMatchObject({ enquiries: [], subscription: null, mails: [] });
    const kept = await app.store.db.selectFrom('enquiries').select('id').execute();
    expect(kept).toHaveLength(40);
    expect(await readdir(mailDirectory)).toHaveLength(ids.length - 3);
    const bytes = (await bytesIn(app.config.dataDir)).toLowerCase();
    expect(bytes).not.toContain(needle.toLowerCase());
    expect(bytes).not.toContain('erase@shop');
  });

  it('waits for an email that is being sent, because it would be written after everything is erased', async () => {
    await app.remove();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const directory = () => join(app.config.dataDir, 'mail');
    app = await startTestApp(engine, {
      transport: {
        send: async (mail) => {
          begun.resolve();
          await mayEnd.promise;
          await fileTransport(directory()).send(mail);
        },
        verify: async () => {},
        close: () => {},
      },
    });
    await send();
    const sending = app.worker.sendDue();
    await begun.promise;
    const erasing = leads('erase', goodEnquiry.email, '--yes');
    await Promise.race([erasing, sleep(1000)]);
    mayEnd.resolve();
    await sending;
    expect((await erasing).code).toBe(0);
    expect(await readdir(directory())).toEqual([]);
  });

  it('also forgets email files that a restored database does not know', async () => {
    await app.remove();
    const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-data-'));
    const directory = join(dataDir, 'mail');
    const transport = fileTransport(directory);
    app = await startTestApp(engine, { transport, env: { DATA_DIR: dataDir } });
    for (const email of ['erase@shop.example', 'other@shop.example']) {
      await send({ email, firstName: 'A very long first name, '.repeat(3) });
    }
    await app.worker.sendDue();
    await app.store.db.deleteFrom('outbox').execute();
    await app.store.db.deleteFrom('enquiries').execute();
    await send({ email: 'new@shop.example' });
    await app.worker.sendDue();
    expect(await readdir(directory)).toHaveLength(6);
    const erased = await leads('erase', 'ERASE@shop.example', '--yes');
    expect(erased.notes).toMatch(/^0 enquiries and 0 subscriptions deleted, and 2 email files /);
    expect(await bytesIn(directory)).not.toContain('erase@shop');
    expect(await readdir(directory)).toHaveLength(4);
    for (const name of await readdir(directory)) {
      const old = new Date(app.clock.now().getTime() - 31 * 24 * 60 * 60 * 1000);
      await utimes(join(directory, name), old, old);
    }
    expect((await leads('purge', '--days', '32', '--yes')).notes).not.toContain('file');
    expect((await leads('purge', '--days', '30', '--yes')).notes).toContain(', and 2 email files ');
    const left = await bytesIn(directory);
    expect([left.includes('new@shop'), left.includes('other@shop')]).toEqual([true, false]);
    await rm(dataDir, { recursive: true });
  });

  it('purges by age, including unconfirmed subscriptions', async () => {
    await send();
    await postForm(`${app.address}/newsletter`, { email: 'undecided@shop.example' });
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    await send({ message: 'Young.' });
    const asked = await leads('purge', '--days', '30');
    expect(asked.notes).toMatch(/^1 enquiry .* 1 newsletter address /);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(2);
    const { code, notes } = await leads('purge', '--days', '30', '--yes');
    expect([code, notes.trim()]).toEqual([0, '1 enquiry and 1 newsletter address deleted.']);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(1);
    expect(JSON.parse((await leads('mails', '--json')).out)).toHaveLength(2);
  });

  it('deletes most enquiries at once only if told so, because the clock may be wrong', async () => {
    await send();
    await send({ message: 'The second.' });
    app.clock.advance(3 * 365 * 24 * 60 * 60 * 1000);
    await send({ message: 'Stamped by the same clock.' });
    const refused = await leads('purge', '--yes');
    expect([refused.code, refused.notes]).toEqual([
      1,
      expect.stringMatching(/^Nothing deleted, .* 2 of 3 .* today is 1 Mar 2029, add --everything/),
    ]);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(3);
    expect((await leads('purge', '--yes', '--everything')).code).toBe(0);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(1);
  });

  it('purges addresses that unsubscribed that long ago, and no others', async () => {
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
    expect((await leads('purge', '--days', '30')).notes).toContain(' 0 newsletter addresses ');
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await leads('purge', '--days', '30', '--yes')).code).toBe(0);
    const rows = await db.selectFrom('subscriptions').select('email_key').execute();
    expect(rows).toEqual([{ email_key: 'stays@shop.example' }]);
  });

  it.runIf(engine === 'sqlite')(
    'purges down to the last byte, including what an earlier run deleted before it failed',
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

  it('erases nothing if an email cannot be removed, so that the command can be repeated', async () => {
    await send();
    const mails = await app.store.db.selectFrom('outbox').select('id').execute();
    const kept = mailFile(join(app.config.dataDir, 'mail'), mails.at(-1)?.id ?? '');
    // A folder can't be removed like a file.
    await mkdir(kept, { recursive: true });
    expect((await leads('erase', 'ada@shop.example', '--yes')).code).toBe(1);
    expect(JSON.parse((await leads('list', '--json')).out)).toHaveLength(1);
    await rm(kept, { recursive: true });
    const { code, notes } = await leads('erase', 'ada@shop.example', '--yes');
    expect([code, notes]).toEqual([0, expect.stringMatching(/^1 enquiry and 0 subscriptions /)]);
  });
});

async function bytesIn(directory: string): Promise<string> {
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}
