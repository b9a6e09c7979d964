import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { company } from '../../tests/server/company.ts';
import { goodEnquiry, postJson } from '../../tests/server/requests.ts';
import { startTestApp, type TestApp } from '../../tests/server/start-test-app.ts';
import { fileTransport } from './file-transport.ts';

describe('emails as files', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.remove());

  it('give the owner every field, and the sender nothing that was typed', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'growth-hub-mail-'));
    app = await startTestApp('sqlite', { transport: fileTransport(directory) });
    const long = 'A line that goes on and on. '.repeat(9);
    const enquiry = {
      ...goodEnquiry,
      firstName: 'Zoë "Bcc: x@y.example"',
      lastName: 'O’Brien\r\nBcc: victim@elsewhere.example',
      message: `Line one\r\n.\r\n<script>alert(1)</script> https://a.example ünïcode 你好\n${long}`,
    };
    const response = await postJson(`${app.address}/aboutus`, enquiry);
    expect(response.status).toBe(201);
    await app.worker.sendDue();
    const names = (await readdir(directory)).toSorted();
    expect(names).toHaveLength(2);
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))),
    );
    const owner = mails.find((mail) => mail.to?.[0]?.address === company.email);
    const sender = mails.find((mail) => mail.to?.[0]?.address === 'ada@shop.example');
    expect(owner?.replyTo?.[0]?.address).toBe('ada@shop.example');
    for (const value of [
      'Zoë',
      'O’Brien',
      'ada@shop.example',
      '+44 20 7946 0018',
      'Local SEO',
      'Premium',
      '2 March 2026 at 09:30:00 UTC',
      enquiry.consentVersion,
      '你好',
    ]) {
      expect(owner?.text).toContain(value);
      expect(owner?.html).toContain(value);
    }
    for (const line of mails.flatMap(({ text = '' }) => text.split('\n'))) {
      expect(line.length).toBeLessThanOrEqual(72);
    }
    expect(owner?.html).not.toContain('<script>');
    expect(owner?.html).toContain('color:#0057b8');
    expect(owner?.bcc ?? sender?.bcc).toBeUndefined();
    expect(owner?.messageId).toMatch(/^<[0-9a-f-]{36}@growthhub\.example>$/);
    const typed = /Zo|Brien|ada|Line one|7946|a\.example/;
    expect(`${sender?.subject}${sender?.text}${sender?.html}`).not.toMatch(typed);
    expect(sender?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
      'auto-generated',
    );
    expect(owner?.subject).toMatch(/^Zoë .* O’Brien Bcc: .*: Local SEO, Premium$/);
    expect(sender?.text).toContain('Local SEO, Premium package: $250, 21 days');
    await rm(directory, { recursive: true });
  });

  it('never decode a name that looks like an encoded header', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'growth-hub-mail-'));
    app = await startTestApp('sqlite', { transport: fileTransport(directory) });
    // "Boss", a line break, and a mark that reverses "Sent".
    const firstName = '=?utf-8?q?Boss=0D=0A=E2=80=AESent?=';
    await postJson(`${app.address}/aboutus`, { ...goodEnquiry, firstName });
    await app.worker.sendDue();
    const mails = await Promise.all(
      (await readdir(directory)).map(async (name) =>
        PostalMime.parse(await readFile(join(directory, name))),
      ),
    );
    const owner = mails.find((mail) => mail.to?.[0]?.address === company.email);
    const shown = '= ?utf-8?q?Boss=0D=0A=E2=80=AESent?= Okafor';
    expect(owner?.subject).toBe(`${shown}: Local SEO, Premium`);
    expect(owner?.replyTo).toEqual([{ name: shown, address: 'ada@shop.example' }]);
    await rm(directory, { recursive: true });
  });

  it('name only our own services and packages to the sender', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'growth-hub-mail-'));
    app = await startTestApp('sqlite', { transport: fileTransport(directory) });
    const choices = [
      { service: 'cheap-pills', package: 'premium' },
      { service: 'seo-audit', package: 'cheap-pills' },
      { service: 'constructor', package: 'constructor' },
    ];
    for (const [index, choice] of choices.entries()) {
      const message = `The message with number ${index}.`;
      await postJson(`${app.address}/aboutus`, { ...goodEnquiry, ...choice, message });
    }
    await app.worker.sendDue();
    const mails = await Promise.all(
      (await readdir(directory)).map(async (name) =>
        PostalMime.parse(await readFile(join(directory, name))),
      ),
    );
    const texts = mails
      .filter((mail) => mail.to?.[0]?.address === 'ada@shop.example')
      .map(({ text = '' }) => text);
    expect(mails.map(({ subject = '' }) => subject).join()).not.toMatch(/pills|constructor/);
    expect(texts).toHaveLength(choices.length);
    expect(texts.join()).not.toMatch(/pills|constructor|undefined/);
    expect(texts.filter((text) => text.includes('£'))).toEqual([
      expect.stringContaining('SEO Audit: from £120'),
    ]);
    await rm(directory, { recursive: true });
  });
});
