import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../server/requests.ts';
import { engines, startTestApp, type TestApp } from '../server/start-test-app.ts';
import { scaled } from './scale.ts';

const open = { max: 1e9, windowMs: 60_000 };
const limits = {
  requests: open,
  filled: open,
  posts: open,
  emailsToAddress: open,
  emailsOfClient: open,
  storedOverall: open,
  postsOfNetwork: open,
};
const runs = scaled(150, 2000);

describe.each(engines)('malformed requests, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(engine, { limits });
  });
  afterAll(() => app.remove());

  /** Whatever is sent gets a response, and never a server error. */
  async function expectAnswered(bytes: Uint8Array): Promise<void> {
    const { status, text } = await sendRaw(app.address, bytes, { isEnd: true });
    expect({
      status,
      isFine: status >= 200 && status < 500,
      text: text.slice(0, 80),
    }).toMatchObject({
      isFine: true,
    });
  }

  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const check = (arbitrary: fc.Arbitrary<Uint8Array>) =>
    fc.assert(fc.asyncProperty(arbitrary, expectAnswered), { numRuns: runs });

  const host = 'Host: localhost\r\nConnection: close\r\n';
  const anyText = fc.string({ unit: 'binary', maxLength: 200 }).map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[\r\n]/g, ''),
  );
  const types = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'application/json; charset=utf-7',
    '',
    ';;;',
  );
  const postPaths = fc.constantFrom(
    '/aboutus',
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/unsubscribe?token=%',
  );

  it('with any method', () =>
    check(
      fc
        .tuple(
          fc.constantFrom('get', 'GE T', 'PUT', 'TRACE', 'CONNECT', 'M-SEARCH', 'X', '', '{}'),
          anyText,
        )
        .map(([method, path]) => bytes(`${method} /${path} HTTP/1.1\r\n${host}\r\n`)),
    ));

  it('with any target', () =>
    check(
      fc
        .tuple(
          fc.constantFrom(
            '/',
            '/%',
            '/%ff',
            '//',
            '/..',
            '*',
            'http://',
            'http://a b/',
            '/aboutus?',
            '?',
            '#',
          ),
          anyText,
        )
        .map(([start, rest]) => bytes(`GET ${start}${rest} HTTP/1.1\r\n${host}\r\n`)),
    ));

  it('with any host and headers', () =>
    check(
      fc
        .tuple(anyText, anyText, anyText)
        .map(([name, value, other]) =>
          bytes(
            `GET / HTTP/1.1\r\nHost: ${other}\r\n${name}: ${value}\r\nConnection: close\r\n\r\n`,
          ),
        ),
    ));

  it('with any body of any type', () =>
    check(
      fc
        .tuple(postPaths, types, fc.uint8Array({ maxLength: 400 }))
        .map(([path, type, body]) =>
          Buffer.concat([
            bytes(
              `POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
            ),
            body,
          ]),
        ),
    ));

  it('with any JSON and any form', () =>
    check(
      fc
        .tuple(
          postPaths,
          fc.oneof(
            fc.json().map((body) => ['application/json', body] as const),
            fc.json().map((body) => ['application/json', body.slice(1)] as const),
            fc
              .dictionary(
                fc.constantFrom(
                  'firstName',
                  'email',
                  'message',
                  'token',
                  '__proto__',
                  'constructor',
                  'email[]',
                ),
                fc.string({ unit: 'binary' }),
              )
              .map((body) => ['application/json', JSON.stringify(body)] as const),
            fc
              .tuple(fc.string(), fc.string({ unit: 'binary' }))
              .map(
                ([a, b]) =>
                  ['application/x-www-form-urlencoded', `${a}=%${b}&email=%ff&%=%&=&&`] as const,
              ),
          ),
        )
        .map(([path, [type, body]]) => {
          const content = Buffer.from(body);
          const head = `POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: ${content.length}\r\n\r\n`;
          return Buffer.concat([bytes(head), content]);
        }),
    ));

  it('with any chunking, encoding and length', () =>
    check(
      fc
        .tuple(
          fc.constantFrom(
            'Transfer-Encoding: chunked',
            'Transfer-Encoding: chunked, chunked',
            'Transfer-Encoding: gzip',
            'Content-Encoding: br\r\nContent-Length: 4',
            'Content-Length: -1',
            'Content-Length: 1e3',
            'Content-Length: 4\r\nContent-Length: 5',
            'Content-Length: 99999999999999999999',
            'Expect: 100-continue\r\nContent-Length: 4',
            'Expect: x',
            'Upgrade: websocket\r\nConnection: upgrade',
          ),
          fc.oneof(
            anyText,
            fc.constantFrom(
              '0\r\n\r\n',
              'ffffffff\r\n',
              '4;x=y\r\nabcd\r\n0\r\n\r\n',
              '-1\r\n',
              'g\r\n',
            ),
          ),
        )
        .map(([header, body]) =>
          bytes(
            `POST /aboutus HTTP/1.1\r\n${host}Content-Type: application/json\r\n${header}\r\n\r\n${body}`,
          ),
        ),
    ));

  it('with random bytes', () =>
    check(
      fc
        .uint8Array({ minLength: 1, maxLength: 600 })
        // Empty lines alone aren't a request yet.
        .filter((sent) => sent.some((byte) => byte !== 10 && byte !== 13)),
    ));

  it('with endless headers', async () => {
    for (const size of [20_000, 200_000]) {
      await expectAnswered(bytes(`GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(size)}\r\n\r\n`));
      await expectAnswered(bytes(`GET /${'x'.repeat(size)} HTTP/1.1\r\n${host}\r\n`));
      await expectAnswered(bytes(`GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(size / 10)}\r\n`));
    }
  });

  it('leave the server as it was', async () => {
    expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
    expect((await fetch(`${app.address}/readyz`)).status).toBe(200);
    const failed = app.logged.filter((line) => line.includes('a request failed'));
    expect(failed).toEqual([]);
  });
});
