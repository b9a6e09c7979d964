import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postForm } from './requests.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

describe('pages that are filled in for one visitor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.remove());

  const chosen = () => `${app.address}/aboutus?item=local-seo`;

  it.each([
    ['br', 'gzip, deflate, br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['uncompressed', 'identity', null],
  ])('are sent (%s) to a browser that accepts %s', async (_how, accepted, encoding) => {
    const answer = await fetch(chosen(), { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.text()).toContain('value="local-seo" checked');
  });

  it('are compressed when a form comes back with its errors', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await postForm(`${app.address}/aboutus`, { firstName: 'Ada' }, headers);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('value="Ada"');
  });
});
