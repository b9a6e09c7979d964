import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { honeypotField } from '../../contract/field-rules.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const advert = 'First place in every search within a week, guaranteed. '.repeat(3);
const hostNames = 'abcdefghijklmnopqrstu'.split('');

describe.each(engines)('suspicious enquiries, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const send = (values: Record<string, string | string[]>) =>
    postJson(`${app.address}/aboutus`, { ...goodEnquiry, message: advert, ...values });
  const stored = () =>
    app.store.db.selectFrom('enquiries').select(['state', 'suspicions']).orderBy('id').execute();
  const token = async () => {
    const page = await (await fetch(`${app.address}/aboutus?item=local-seo`)).text();
    return load(page)('[name=formToken]').attr('value') ?? '';
  };

  it.each([
    ['honeypot', { [honeypotField]: 'https://spam.example' }],
    ['links', { message: hostNames.map((name) => `http://${name}.example`).join(' ') }],
    ['links', { message: hostNames.map((name) => `http://${name}.example`).join(',') }],
    ['links', { message: '<a target="_blank" href="https://spam.example">buy</a> '.repeat(2) }],
    ['links', { message: '[url=x]buy[/url]'.repeat(2) }],
    ['links', { message: Array.from({ length: 51 }, (_, n) => `Spam${n}.Example`).join(' ') }],
    ['links', { message: Array.from({ length: 51 }, (_, n) => `казино${n}.рф/win`).join(' ') }],
    ['links', { message: hostNames.map((name) => `https://a@${name}.example`).join(' ') }],
    ['links', { message: hostNames.map((name) => `ｈttps://${name}．example`).join(' ') }],
    ['links', { message: 'casino.spam.example/0 '.repeat(51) }],
    ['links', { firstName: 'WIN HTTPS://SPAM.EXAMPLE' }],
    ['links', { lastName: 'Links: spam.example/now' }],
    ['forged-token', { formToken: 'abc.def' }],
  ])('go to quarantine for %s and get the same response', async (suspicion, values) => {
    const answer = await send(values);
    expect(answer.status).toBe(201);
    expect(Object.keys(await answer.json())).toEqual(['reference']);
    expect(await stored()).toEqual([{ state: 'quarantine', suspicions: suspicion }]);
    expect(await app.worker.sendDue()).toBe(0);
  });

  it('are emailed once they are sent again without the suspicion', async () => {
    const enquiry = { ...goodEnquiry, message: 'Please call.' };
    const post = (values: Record<string, string>) => postForm(`${app.address}/aboutus`, values);
    const first = await post({ ...enquiry, [honeypotField]: 'filled in by the browser' });
    const second = await post(enquiry);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: 'honeypot' }]);
    expect(await app.worker.sendDue()).toBe(2);
  });

  it('count as repeated when many are sent again without the suspicion', async () => {
    const forms = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      email: `${name}@shop.example`,
      idempotencyKey: `${name}d9cf4ab-7f6a-4f0f-8f5a-0c52f4f5a8a1`,
    }));
    for (const suspicion of [{ [honeypotField]: 'filled in' }, {}]) {
      for (const form of forms) await send({ ...form, ...suspicion });
      app.clock.advance(25 * 60 * 60 * 1000);
    }
    const states = (await stored()).map(({ state }) => state).toSorted();
    expect(states.filter((state) => state === 'inbox')).toHaveLength(3);
  });

  it('include those whose items are an advert', async () => {
    const item = Array.from({ length: 21 }, (_, place) => `https://spam${place}.example/`);
    for (const name of ['a', 'b', 'c', 'd']) {
      const email = `${name}@shop.example`;
      await send({ email, message: '', item: name === 'a' ? item : [advert, 'local-seo'] });
      await send({ email, message: '', item: ['local-seo', 'wordpress:gone'] });
      const slugs = [1, 2, 3].map(
        (place) => `call-0800-555-${place}${'-for-cheap-pills'.repeat(5)}`,
      );
      await send({ email, message: '', item: slugs });
    }
    await send({ email: 'e@shop.example', message: '', item: [advert] });
    const found = (await stored()).filter(({ suspicions }) => suspicions !== null);
    expect(found.map(({ suspicions }) => suspicions)).toEqual([
      'links',
      'repeated-message',
      'repeated-message',
    ]);
  });

  it('include those sent faster than anybody can type', async () => {
    const formToken = await token();
    app.clock.advance(1000);
    await send({ formToken });
    app.clock.advance(60_000);
    await send({ formToken, message: 'Another.' });
    expect(await stored()).toEqual([
      { state: 'quarantine', suspicions: 'too-fast' },
      { state: 'inbox', suspicions: null },
    ]);
  });

  it('exclude those whose form was opened before the clock was set back', async () => {
    const formToken = await token();
    app.clock.setBack(60_000);
    await send({ formToken });
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: null }]);
  });

  it('include those with the same message as many others', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      await postForm(`${app.address}/aboutus`, {
        ...goodEnquiry,
        message: advert,
        email: `${name}@shop.example`,
      });
    }
    const states = (await stored()).map(({ state }) => state);
    expect(states).toEqual(['inbox', 'inbox', 'inbox', 'quarantine']);
  });

  it('exclude those with the same short message', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await send({ email: `${name}@shop.example`, message: 'Please call me back.' });
    }
    expect(new Set((await stored()).map(({ state }) => state))).toEqual(new Set(['inbox']));
  });

  it('exclude several orders from one office with the same message', async () => {
    for (const item of ['local-seo', 'on-page-seo', 'wordpress', 'seo-audit']) {
      await send({ item });
    }
    expect((await stored()).map(({ state }) => state)).toEqual(Array(4).fill('inbox'));
  });

  it('exclude those that lack spaces after their full stops', async () => {
    await send({ message: 'We sell kettles.They leak.Please help and/or call.'.repeat(5) });
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: null }]);
  });

  it('exclude those sent again, from however many forms at the same time', async () => {
    const keys = ['0d9cf4ab-7f6a-4f0f-8f5a-0c52f4f5a8a1', '1d9cf4ab-7f6a-4f0f-8f5a-0c52f4f5a8a1'];
    const forms = [...keys, ...keys, ...keys, ...keys];
    await Promise.all(forms.map((idempotencyKey) => send({ idempotencyKey })));
    for (const idempotencyKey of forms) await send({ idempotencyKey });
    await send({ email: 'third@shop.example' });
    expect((await stored()).map(({ state }) => state)).toEqual(['inbox', 'inbox', 'inbox']);
    await send({ email: 'fourth@shop.example' });
    expect((await stored()).at(-1)?.suspicions).toBe('repeated-message');
  });

  it('include those with the same message at the same moment', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(names.map((name) => send({ email: `${name}@shop.example` })));
    const states = (await stored()).map(({ state }) => state).toSorted();
    expect(states).toEqual(['inbox', 'inbox', 'inbox', 'quarantine', 'quarantine']);
  });

  it.each([
    'Our theme prints <a href="/shop"></a> without any text on every product page.',
    Array.from({ length: 11 }, (_, n) => `https://www.market.example/product/${n}`).join('\n'),
    Array.from({ length: 50 }, (_, n) => `https://detail.1688.com/offer/${n}.html`).join('\n'),
    Array.from({ length: 60 }, (_, n) => `photo-${n}.jpg`).join(' '),
    Array.from(
      { length: 15 },
      (_, n) => `https://shop.example/${n}.html: en.shop${n}.example`,
    ).join(),
    'A forum has <a href="https://www.shop.example/old">Old shop</a>. Is that harmful?',
    Array.from({ length: 11 }, (_, n) => `第${n}个页面https://Shop.example，请看第${n}页`).join(''),
    Array.from({ length: 11 }, (_, n) => `www.shop.example有问题${n}。`).join(''),
    Array.from({ length: 11 }, (_, n) => `https://shop.example:8443?p=${n}`).join(' '),
    Array.from({ length: 9 }, (_, n) => `old.shop.example/p${n} to shop.example/p${n}`).join('\n'),
  ])('exclude those about a page, a list of products or a move: %s', async (message) => {
    await send({ message });
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: null }]);
  });

  it('exclude those whose name has a full stop and a slash', async () => {
    await send({ lastName: 'J.Smith/Jones' });
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: null }]);
  });

  it('exclude an order without a message, which autofill can complete in a second', async () => {
    await send({ formToken: await token(), item: 'local-seo', message: '' });
    await send({ formToken: await token(), item: 'local-seo', email: 'b@shop.example' });
    const states = (await stored()).map(({ state }) => state);
    expect(states).toEqual(['inbox', 'quarantine']);
  });

  it('exclude those that link to a shop and its listings, and a form left open for a long time', async () => {
    const formToken = await token();
    app.clock.advance(30 * 24 * 60 * 60 * 1000);
    await send({
      formToken,
      message:
        'See https://www.shop.example, www.rival.example and https://www.shop.example/dp/'.concat(
          '1 https://www.shop.example/dp/2 https://www.shop.example/dp/3 https://shop.example/tools',
        ),
    });
    expect(await stored()).toEqual([{ state: 'inbox', suspicions: null }]);
  });
});
