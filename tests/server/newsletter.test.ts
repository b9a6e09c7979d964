import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { honeypotField } from '../../contract/field-rules.ts';
import { cooldownMs } from '../../server/newsletter/subscribe.ts';
import { postForm, postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(engines)('the newsletter, on %s', (engine) => {
  let app: TestApp;
  let reader: DatabaseSync;
  beforeEach(async () => {
    app = await startTestApp(engine);
    const { database } = app.config;
    reader = new DatabaseSync(database.engine === 'sqlite' ? database.file : ':memory:');
  });
  afterEach(async () => {
    reader.close();
    await app.remove();
  });

  const email = 'Ada@shop.example';
  const ask = (address = email) => postForm(`${app.address}/newsletter`, { email: address });
  const state = async () =>
    (await app.store.db.selectFrom('subscriptions').select('state').executeTakeFirst())?.state;

  async function lastLink(): Promise<URL> {
    await app.worker.sendDue();
    const found = /https:\/\/growthhub\.example\S+/.exec(app.mails.at(-1)?.text ?? '');
    return new URL(found?.[0] ?? '');
  }

  /**
   * A value that changes with every write: the row's `xmin`, or `data_version` on another
   * connection.
   */
  async function version(): Promise<unknown> {
    if (engine === 'sqlite') return reader.prepare('pragma data_version').get()?.['data_version'];
    const { rows } = await sql<{ xmin: string }>`
      select xmin::text from subscriptions`.execute(app.store.db);
    return rows[0]?.xmin;
  }

  async function confirmed(): Promise<string> {
    await ask();
    const token = (await lastLink()).searchParams.get('token') ?? '';
    await postForm(`${app.address}/newsletter/confirm`, { token });
    return token;
  }

  it('is confirmed by the button, and not by opening the link', async () => {
    const asked = await ask();
    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toBe('/newsletter/check-inbox');
    const link = await lastLink();
    expect(app.mails).toHaveLength(1);
    const opened = await fetch(`${app.address}${link.pathname}${link.search}`);
    const page = load(await opened.text());
    const token = page('input[name=token]').attr('value') ?? '';
    expect(token).toBe(link.searchParams.get('token'));
    expect(await state()).toBe('pending');
    const pressed = await postForm(`${app.address}/newsletter/confirm`, { token });
    expect(pressed.headers.get('location')).toBe('/newsletter/confirmed');
    expect(await state()).toBe('confirmed');
    const again = await postForm(`${app.address}/newsletter/confirm`, { token });
    expect(again.status).toBe(303);
    await app.worker.sendDue();
    expect(app.mails.map((mail) => mail.to)).toEqual([email, email]);
  });

  it('stores only hashes of tokens', async () => {
    await ask();
    const token = (await lastLink()).searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await Promise.all([
      app.store.db.selectFrom('subscription_tokens').selectAll().execute(),
      app.store.db.selectFrom('outbox').selectAll().execute(),
      app.store.db.selectFrom('subscriptions').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['works for seven days', 7 * dayMs - 1, 303, 'confirmed'],
    ['has expired after seven days', 7 * dayMs, 410, 'pending'],
  ])('sends a link that %s', async (_what, age, status, wanted) => {
    await ask();
    const token = (await lastLink()).searchParams.get('token') ?? '';
    app.clock.advance(age);
    const pressed = await postForm(`${app.address}/newsletter/confirm`, { token });
    expect(pressed.status).toBe(status);
    expect(await state()).toBe(wanted);
  });

  it('answers an old link even if the file of its page is gone', async () => {
    rmSync(join(app.root, 'dist/newsletter/expired.html'));
    const token = 'x'.repeat(43);
    expect((await postForm(`${app.address}/newsletter/confirm`, { token })).status).toBe(410);
  });

  it('answers alike whether or not the address is known, and limits how often it emails', async () => {
    const first = await ask();
    const second = await ask('ADA@shop.example');
    await app.worker.sendDue();
    expect(app.mails).toHaveLength(1);
    app.clock.advance(cooldownMs);
    await ask();
    await lastLink();
    expect(app.mails).toHaveLength(2);
    await confirmed();
    app.clock.advance(cooldownMs);
    const known = await ask();
    for (const answer of [second, known]) {
      expect(answer.status).toBe(first.status);
      expect(answer.headers.get('location')).toBe(first.headers.get('location'));
      expect(await answer.clone().text()).toBe(await first.clone().text());
    }
    const jsonKnown = await postJson(`${app.address}/newsletter`, { email });
    const jsonNew = await postJson(`${app.address}/newsletter`, { email: 'new@shop.example' });
    expect(jsonKnown.status).toBe(202);
    expect(await jsonKnown.text()).toBe(await jsonNew.text());
  });

  it('can be asked for again after the clock was ahead', async () => {
    app.clock.advance(400 * 24 * 60 * 60_000);
    await ask();
    await lastLink();
    app.clock.setBack(400 * 24 * 60 * 60_000);
    await ask();
    await lastLink();
    expect(app.mails).toHaveLength(2);
  });

  it('waits for the disk whether or not the address is known', async () => {
    await confirmed();
    const before = await version();
    app.clock.advance(1);
    await ask();
    expect(await version()).not.toBe(before);
  });

  it('sends one email when the button is pressed many times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    await app.worker.sendDue();
    expect(app.mails).toHaveLength(1);
  });

  it('ends with one click in the email client, posted as multipart or urlencoded', async () => {
    await confirmed();
    await app.worker.sendDue();
    const headers = app.mails.at(-1)?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const url = `${app.address}${link.pathname}${link.search}`;
    const opened = await fetch(url);
    expect(opened.status).toBe(200);
    expect(await state()).toBe('confirmed');
    const clicked = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(clicked.status).toBe(200);
    expect(await state()).toBe('unsubscribed');
    const again = await postForm(url, { 'List-Unsubscribe': 'One-Click' });
    expect(again.status).toBe(200);
  });

  it('gives every subscriber their own unsubscribe link for an issue', async () => {
    await confirmed();
    const { out: plain } = await runStaffCommand(app, ['subscribers', '--format', 'json']);
    expect(JSON.parse(plain)[0]).not.toHaveProperty('unsubscribe');
    const issue = ['subscribers', '--links', '--format', 'json'];
    const links: URL[] = [];
    for (let number = 0; number < 2; number += 1) {
      const [reader] = JSON.parse((await runStaffCommand(app, issue)).out);
      expect(reader.email).toBe(email);
      links.push(new URL(reader.unsubscribe));
    }
    const [first, second] = links;
    expect(first?.origin).toBe('https://growthhub.example');
    expect(first?.href).not.toBe(second?.href);
    const tokens = await app.store.db.selectFrom('subscription_tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(first?.searchParams.get('token'));
    expect(await state()).toBe('confirmed');
    const ended = await postForm(`${app.address}${first?.pathname}${first?.search}`, {
      'List-Unsubscribe': 'One-Click',
    });
    expect(ended.status).toBe(200);
    expect(await state()).toBe('unsubscribed');
    expect(JSON.parse((await runStaffCommand(app, issue)).out)).toEqual([]);
  });

  it('is not restarted by an old link once it has ended', async () => {
    const old = await confirmed();
    const link = await lastLink();
    const token = link.searchParams.get('token') ?? '';
    const ended = await postForm(`${app.address}/newsletter/unsubscribe`, { token });
    expect(ended.headers.get('location')).toBe('/newsletter/unsubscribed');
    const tried = await postForm(`${app.address}/newsletter/confirm`, { token: old });
    expect(tried.status).toBe(410);
    expect(await state()).toBe('unsubscribed');
    app.clock.advance(cooldownMs);
    await ask();
    expect(await state()).toBe('pending');
  });

  it('says what is wrong with an address, with and without script', async () => {
    const json = await postJson(`${app.address}/newsletter`, { email: 'ada' });
    expect(json.status).toBe(422);
    expect((await json.json()).errors[0]).toMatchObject({
      field: 'email',
      problem: 'invalid-email',
    });
    const page = await postForm(`${app.address}/newsletter`, { email: 'ada' });
    expect(page.status).toBe(422);
    const html = load(await page.text());
    expect(html('#email').attr('value')).toBe('ada');
    expect(html('#email-error').text()).not.toBe('');
  });

  it('stores what a bot sent, and emails nobody', async () => {
    const sent = { email, [honeypotField]: 'https://spam.example' };
    expect((await postForm(`${app.address}/newsletter`, sent)).status).toBe(303);
    expect(await app.worker.sendDue()).toBe(0);
    await ask();
    expect(await app.worker.sendDue()).toBe(1);
  });

  it.each(['', 'x', 'a'.repeat(43)])('rejects the token %j', async (token) => {
    for (const path of ['confirm', 'unsubscribe']) {
      expect((await postForm(`${app.address}/newsletter/${path}`, { token })).status).toBe(410);
    }
  });
});
