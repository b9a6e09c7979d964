import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referencePattern } from '../../contract/reference.ts';
import { company } from './company.ts';
import { goodEnquiry, postForm, postJson, referenceOf } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

describe.each(engines)('an enquiry, on %s', (engine) => {
  let app: TestApp;
  let url: string;
  beforeEach(async () => {
    app = await startTestApp(engine);
    url = `${app.address}/aboutus`;
  });
  afterEach(() => app.remove());

  const stored = () => app.store.db.selectFrom('enquiries').selectAll().execute();

  it('is stored with everything typed, and two emails are waiting', async () => {
    const response = await postJson(url, goodEnquiry);
    expect(response.status).toBe(201);
    const reference = await referenceOf(response);
    expect(reference).toMatch(referencePattern);
    const [row] = await stored();
    expect(row).toMatchObject({
      reference,
      state: 'inbox',
      first_name: 'Ada',
      message: 'We sell garden tools.\nCan you help?',
      service: 'local-seo',
      package: 'premium',
      consent_version: '2026-01',
      consented_at: '2026-03-02T09:30:00.000Z',
    });
    expect(await app.worker.sendDue()).toBe(2);
    expect(app.mails.map((mail) => mail.to).toSorted()).toEqual(
      ['ada@shop.example', company.email].toSorted(),
    );
  });

  it('does not appear in the log when storing it fails unexpectedly', async () => {
    const { db } = app.store;
    if (engine === 'postgres') {
      await sql`alter table enquiries add constraint never check (false) not valid`.execute(db);
    } else {
      await sql`create trigger never before insert on enquiries begin select raise(abort, 'never'); end`.execute(
        db,
      );
    }
    expect((await postJson(url, goodEnquiry)).status).toBe(500);
    const log = app.logged.join('');
    expect(log).toContain('a request failed');
    expect(log).toContain('never');
    for (const typed of [goodEnquiry.email, goodEnquiry.lastName, 'garden tools']) {
      expect(log).not.toContain(typed);
    }
  });

  it('works as a plain form post, which redirects to the thank-you page', async () => {
    const response = await postForm(url, goodEnquiry);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    const [row] = await stored();
    expect(location).toBe(`/thank-you?reference=${row?.reference}`);
    const page = load(await (await fetch(`${app.address}${location}`)).text());
    expect(page('[data-reference]').text()).toBe(row?.reference);
    expect(page('[data-reference]').attr('hidden')).toBeUndefined();
  });

  it('may have as many Chinese characters as its field allows, or 3,500 in a plain post', async () => {
    const messages = [5000, 3500].map((length) => '你'.repeat(length));
    const [longest = '', longestPlain = ''] = messages;
    expect((await postJson(url, { ...goodEnquiry, message: longest })).status).toBe(201);
    expect((await postForm(url, { ...goodEnquiry, message: longestPlain })).status).toBe(303);
    expect((await stored()).map(({ message }) => message).toSorted()).toEqual(messages.toSorted());
  });

  it('reports each invalid field, in form order', async () => {
    const response = await postJson(url, {
      ...goodEnquiry,
      firstName: ' ',
      email: 'ada@',
      phone: 'x',
    });
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(
      errors.map((error: { field: string; problem: string }) => [error.field, error.problem]),
    ).toEqual([
      ['firstName', 'required'],
      ['phone', 'invalid-phone'],
      ['email', 'invalid-email'],
    ]);
    for (const error of errors) expect(error.message).toMatch(/^[A-Z].+\.$/);
    expect(await stored()).toEqual([]);
  });

  it('answers an invalid plain post with the filled-in page, messages and a focused summary', async () => {
    const response = await postForm(url, { ...goodEnquiry, email: 'ada@', message: '<b>"hi"</b>' });
    expect(response.status).toBe(422);
    const page = load(await response.text());
    expect(page('#firstName').attr('value')).toBe('Ada');
    expect(page('#message').text()).toBe('<b>"hi"</b>');
    expect(page('#service').val()).toBe('local-seo');
    expect(page('#email').attr('aria-invalid')).toBe('true');
    expect(page('#email-error').text()).not.toBe('');
    expect(page('#email-error').attr('hidden')).toBeUndefined();
    const summary = page('[data-error-summary]');
    expect(summary.attr('hidden')).toBeUndefined();
    expect(summary.attr('autofocus')).toBeDefined();
    expect(summary.attr('tabindex')).toBe('-1');
    expect(summary.find('a').attr('href')).toBe('#email');
    expect(page('title').text()).toMatch(/^Error: /);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  });

  it('has its form filled in with what the URL asks for, and nothing unknown', async () => {
    const chosen = load(await (await fetch(`${url}?item=local-seo:basic`)).text());
    expect(chosen('input[name=item]:checked').attr('value')).toBe('local-seo:basic');
    expect(chosen('[name=formToken]').attr('value')).toBeTruthy();
    const unknown = load(await (await fetch(`${url}?item=%22%3E%3Cscript`)).text());
    expect(unknown('input[name=item]:checked').length).toBe(0);
    expect(unknown('script').length).toBe(0);
  });

  it('is one enquiry however often it is sent', async () => {
    const idempotencyKey = '0d9cf4ab-7f6a-4f0f-8f5a-0c52f4f5a8a1';
    const sent = { ...goodEnquiry, idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 8 }, () => postJson(url, sent)));
    const references = await Promise.all(answers.map(referenceOf));
    expect(new Set(references).size).toBe(1);
    expect((await stored()).length).toBe(1);
    const changed = await postJson(url, { ...sent, message: 'Something else.' });
    expect(await referenceOf(changed)).not.toBe(references[0]);
  });

  it('without a key is one enquiry too, even across midnight, but not for ever', async () => {
    app.clock.advance(14 * 60 * 60 * 1000);
    await postForm(url, goodEnquiry);
    app.clock.advance(60 * 60 * 1000);
    await postForm(url, goodEnquiry);
    expect((await stored()).length).toBe(1);
    app.clock.advance(72 * 60 * 60 * 1000);
    await postForm(url, goodEnquiry);
    expect((await stored()).length).toBe(2);
  });
});
