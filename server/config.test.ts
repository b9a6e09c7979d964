import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig, unknownSettings } from './config.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(parseConfig({})).toMatchObject({
      siteUrl: 'http://localhost:4321',
      database: { engine: 'sqlite' },
      smtpUrl: null,
      trustedProxyHops: 0,
      port: 4321,
      // Where the proxies in deploy/ expect it.
      host: '127.0.0.1',
    });
  });

  it('may have empty values, which count as unset', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4321, smtpUrl: null });
  });

  it.each([
    ['hello@agency.test', { name: '', address: 'hello@agency.test' }],
    ['The Agency <hello@agency.test>', { name: 'The Agency', address: 'hello@agency.test' }],
    ['"Agency, Inc." <hello@agency.test>', { name: 'Agency, Inc.', address: 'hello@agency.test' }],
    ['Agency, Inc. <hello@agency.test>', { name: 'Agency, Inc.', address: 'hello@agency.test' }],
  ])('may name the sender %j', (text, mailbox) => {
    expect(parseConfig({ MAIL_FROM: text, MAIL_TO: text })).toMatchObject({
      mailFrom: mailbox,
      mailTo: mailbox.address,
    });
  });

  it.each([
    ['SITE_URL', 'growthhub.example'],
    ['SITE_URL', 'https://growthhub.example/path'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_TO', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['RETENTION_DAYS', '0'],
    ['PORT', '70000'],
    ['PORT', 'x'],
    ['LOG_LEVEL', 'loud'],
  ])('is rejected with %s=%j, and the error says what to write', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is not valid: write `),
    );
  });

  it.each(['p/ss', '12/34', 'p@s/s', 'p#ss', 'p?ss'])('must encode the password %j', (password) => {
    const encoded = encodeURIComponent(password);
    for (const [name, scheme] of Object.entries({ DATABASE_URL: 'postgres', SMTP_URL: 'smtp' })) {
      expect(() => parseConfig({ [name]: `${scheme}://user:${password}@host/name` })).toThrow(
        new RegExp(`^${name} is not valid: write user and password percent-encoded: .*%40\\.$`),
      );
      const right = `${scheme}://user:${encoded}@host/name`;
      expect(() => parseConfig({ [name]: right })).not.toThrow();
    }
  });

  it.each([
    ['TRUSTED_PROXY_HOPS', 'from 0 to 10, such as 1.'],
    ['RETENTION_DAYS', 'from 1 to 36500, such as 730.'],
    ['PORT', 'from 0 to 65535, such as 4321.'],
  ])('is rejected with a valid example of %s', (name, example) => {
    expect(() => parseConfig({ [name]: 'x' })).toThrow(example);
    expect(() => parseConfig({ [name]: '99999' })).toThrow(example);
  });
});

it('finds settings in .env that nothing reads', () => {
  const file =
    '# SITE_NAME=x\nSITEURL=https://www.example.com\nPORT=4321\nSMTP_HOST=mail.example.com\n';
  expect(unknownSettings(file)).toEqual(['SITEURL', 'SMTP_HOST']);
  expect(
    unknownSettings(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z])/gm, '')),
  ).toEqual([]);
});
