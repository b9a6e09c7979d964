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

  it('are sent as built while many others wait, so that forms with errors come back soon', async () => {
    const texts = await Promise.all(
      Array.from({ length: 100 }, async () => (await fetch(chosen())).text()),
    );
    const filled = texts.filter((text) => text.includes('value="local-seo" checked')).length;
    expect(filled).toBeGreaterThan(0);
    expect(filled).toBeLessThan(texts.length);
    expect(texts.every((text) => text.includes('</html>'))).toBe(true);
  });

  it('are compressed when a form comes back with its errors', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await postForm(`${app.address}/aboutus`, { firstName: 'Ada' }, headers);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('value="Ada"');
  });
});
