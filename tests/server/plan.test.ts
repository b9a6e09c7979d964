import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillPlural, fillWords } from '../../contract/fill-words.ts';
import { readStoredPlan } from '../../contract/plan-schemas.ts';
import {
  deliveryText,
  lineName,
  priceText,
  timeText,
  totalTexts,
} from '../../contract/plan-text.ts';
import { openStore } from '../../server/store/open-store.ts';
import { enquiryRow } from '../../tools/bench/rows.ts';
import { company, forms, mail, vat } from './company.ts';
import { goodEnquiry, postForm, postJson, referenceOf } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const { service, package: tier, ...person } = goodEnquiry;
const premium = 'local-seo:premium';
const words = { words: forms.plan, locale: forms.locale };
const fromPounds = (amount: number) => priceText({ kind: 'from', amount, currency: 'GBP' }, words);

describe.each(engines)('an enquiry with a plan, on %s', (engine) => {
  let app: TestApp;
  let url: string;
  beforeEach(async () => {
    app = await startTestApp(engine);
    url = `${app.address}/aboutus`;
  });
  afterEach(() => app.remove());

  const stored = async () => {
    const rows = await app.store.db.selectFrom('enquiries').selectAll().execute();
    return rows.map((row) => ({ ...row, plan: readStoredPlan(row.plan) }));
  };
  const itemsOf = async () =>
    (await stored()).map(({ plan }) => plan?.lines.map(({ item }) => item) ?? null);
  const mails = async () => {
    await app.worker.sendDue();
    const toOwner = app.mails.find(({ to }) => to === company.email);
    const toSender = app.mails.find(({ to }) => to === person.email);
    return { owner: toOwner?.text ?? '', sender: toSender?.text ?? '', toOwner, toSender };
  };
  const staff = async (...argv: string[]) => (await runStaffCommand(app, argv)).out;

  it('stores its items with price and days, and shows them in both emails and to staff', async () => {
    const item = ['wordpress', premium, 'seo-audit', 'wordpress:custom'];
    const reference = await referenceOf(await postJson(url, { ...person, item }));
    const [row] = await stored();
    expect(row).toMatchObject({ service: null, package: null });
    expect(row?.plan).toEqual({
      lines: [
        {
          item: premium,
          service: 'Local SEO',
          package: 'Premium',
          price: { kind: 'fixed', amount: 250, currency: 'USD' },
          delivery: { kind: 'days', days: 21 },
        },
        expect.objectContaining({ item: 'seo-audit', package: null }),
        expect.objectContaining({ item: 'wordpress' }),
        expect.objectContaining({ delivery: { kind: 'scope', text: 'by project scope' } }),
      ],
      leftOut: [],
      offers: ['SEO: 10% OFF. Not taken off yet.'],
    });
    const lines = row?.plan?.lines ?? [];
    const totals = totalTexts(lines, words);
    expect(totals.map(({ text }) => /\S+$/.exec(text)?.[0])).toEqual(['£1,320', '$750']);
    const { owner, sender, toOwner, toSender } = await mails();
    for (const text of [owner, sender].map((text) => text.replaceAll('\n', ' '))) {
      for (const line of lines) {
        const price = priceText(line.price, words);
        expect(text).toContain(
          `${lineName(line, words)}: ${price}, ${deliveryText(line.delivery, words)}`,
        );
      }
      for (const { label, text: total } of totals) expect(text).toContain(`${label}: ${total}`);
      expect(text).toContain(timeText(lines, words));
    }
    for (const html of [toOwner?.html ?? '', toSender?.html ?? '']) {
      const $ = load(html);
      const texts = $('tr:has(> th)')
        .toArray()
        .map((row) => $(row).text());
      expect(texts.filter((text) => /[£$]/.test(text))).toHaveLength(6);
    }
    expect(toOwner?.subject).toContain('Local SEO and 3 more');

    const shown = (await staff('show', reference)).replaceAll(/\s+/g, ' ');
    expect(shown).toContain('Local SEO, Premium: $250, 21 days');
    expect(shown).toContain('Total: from £1,320, up to $750, 35 to 63 days');
    expect(await staff('list')).toContain('Local SEO, SEO Audit');
    expect(await staff('search', 'wordpress', 'AUDIT')).toContain(reference);
    expect(await staff('search', 'seo-audit')).toContain(reference);
    expect(await staff('search', 'currency')).toBe('');
    expect(await staff('export')).toContain('Local SEO, Premium: $250, 21 days');
    expect(JSON.parse(await staff('export', '--format', 'json'))).toMatchObject([
      { plan: { lines: [{ item: premium }, {}, {}, {}] } },
    ]);
  });

  it('with one item is stored with its service and package, as before plans', async () => {
    await postJson(url, { ...person, item: premium });
    await postJson(url, { ...person, service, package: tier });
    const rows = await stored();
    expect(rows.map(({ service, package: tier }) => [service, tier])).toEqual([
      ['local-seo', 'premium'],
      ['local-seo', 'premium'],
    ]);
    expect(await itemsOf()).toEqual([[premium], [premium]]);
    expect(await staff('list')).toContain('Local SEO, Premium');
  });

  it.each([
    ['local-seo', 'local-seo'],
    [['local-seo', 'wordpress'], null],
  ])('with %j keeps a package that was chosen without its service', async (item, stands) => {
    const reference = await referenceOf(await postJson(url, { ...person, item, package: tier }));
    expect(await stored()).toMatchObject([{ service: stands, package: tier }]);
    expect((await mails()).owner).toContain('\nPackage: Premium\n');
    expect(await staff('show', reference)).toMatch(/^Package\s+Premium$/m);
  });

  it('works as a plain post, where checkboxes share one name', async () => {
    const body = new URLSearchParams([...Object.entries(person), ['service', ''], ['package', '']]);
    for (const item of [premium, 'wordpress']) body.append('item', item);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(await itemsOf()).toEqual([[premium, 'wordpress']]);
  });

  it('leaves out unknown and repeated items, and says so', async () => {
    const bad = ['cheap-pills', 'local-seo:gone', '<b>"x"</b>', 'constructor', '__proto__:x'];
    const item = [...bad, 'seo-audit', 'seo-audit', { item: 'seo-audit' }, 5, null];
    const reference = await referenceOf(await postJson(url, { ...person, item, seen: 'x' }));
    expect(await itemsOf()).toEqual([['seo-audit']]);
    const { owner, sender, toOwner, toSender } = await mails();
    for (const name of bad) expect(owner).toContain(name);
    expect(toOwner?.html).not.toContain('<b>');
    expect(toOwner?.subject).toContain('SEO Audit');
    expect(sender.replaceAll('\n', ' ')).toContain(fillPlural(mail.plan.leftOut, 5, forms.locale));
    expect(`${sender}${toSender?.html}${toOwner?.subject}`).not.toMatch(/pills|gone|constructor/);
    expect(await staff('show', reference)).toContain('Left out (unknown): cheap-pills');
    expect(await staff('show', reference)).toContain('Left out (twice): seo-audit');
    expect(await staff('search', 'cheap-pills')).toContain(reference);
    expect(await staff('search', '<b>"x"</b>')).toContain(reference);
  });

  it('names VAT and the offers that applied when it was sent in both emails, and what the form calls it', async () => {
    const offers = ['SEO: 10% OFF. Not taken off yet.'];
    await postJson(url, { ...person, item: premium, offers: ['Everything free'] });
    await postJson(url, { ...person, item: 'wordpress' });
    expect((await stored()).map(({ plan }) => plan?.offers)).toEqual([offers, undefined]);
    await mails();
    const about = (name: string) =>
      app.mails.map(({ text }) => text).filter((text) => text.includes(`- ${name}`));
    for (const text of about('Local SEO')) {
      expect(text).toContain(offers[0]);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(vat);
      expect(text).toContain(`\n${forms.plan.order}:\n`);
    }
    expect(about('Local SEO')).toHaveLength(2);
    expect(about('WordPress')).toHaveLength(2);
    expect(about('WordPress').join()).not.toMatch(/% OFF/);
    expect(app.mails.map(({ text }) => text).join()).not.toMatch(/Sourcing|Everything free/);
  });

  it('takes no names, prices or days from the request', async () => {
    const item = `${premium}:1:2`;
    const tampered = { price: 1, days: 1, lines: [{ item: premium, price: { amount: 1 } }] };
    await postJson(url, { ...person, ...tampered, plan: tampered, item: [premium, item] });
    const [row] = await stored();
    expect(row?.plan?.lines).toMatchObject([{ item: premium, price: { amount: 250 } }]);
    expect(row?.plan?.lines[0]).not.toHaveProperty('seen');
    expect(row?.plan?.leftOut).toEqual([{ item, reason: 'unknown' }]);
  });

  it('is still listed if its price kinds, currencies and reasons no longer exist', async () => {
    const plan = {
      lines: [
        {
          item: 'seo-audit',
          service: 'SEO Audit',
          package: null,
          price: { kind: 'per-month', amount: 120, currency: 'EUR' },
          delivery: { kind: 'weeks', weeks: 2 },
        },
        {
          item: premium,
          service: 'Local SEO',
          package: 'Premium',
          price: { kind: 'fixed', amount: 250, currency: 'USD' },
          delivery: { kind: 'days', days: 21 },
        },
      ],
      leftOut: [{ item: 'old', reason: 'sold-out' }],
    };
    const row = { ...enquiryRow(0), plan: JSON.stringify(plan) };
    await app.store.db.insertInto('enquiries').values(row).execute();
    expect(await staff('list')).toContain('SEO Audit, Local SEO');
    const shown = await staff('show', row.reference);
    expect(shown).toContain('SEO Audit: €120');
    expect(shown).toContain('Total: $250, €120, 21 days');
    expect(shown).toContain('Left out (sold-out): old');
    expect(JSON.parse(await staff('export', '--format', 'json'))[0].plan).toEqual(plan);
    expect((await runStaffCommand(app, ['search', 'audit'])).code).toBe(0);
  });

  it('shows both prices if the visitor was shown a different one', async () => {
    const seen = ['seo-audit=99', `${premium}=250`, 'wordpress=5', 'nonsense=1'];
    const item = ['seo-audit', premium];
    const reference = await referenceOf(await postJson(url, { ...person, item, seen }));
    const [row] = await stored();
    expect(row?.plan?.lines.map((line) => line.seen)).toEqual([undefined, 99]);
    const { owner, sender } = await mails();
    for (const text of [owner, sender].map((text) => text.replaceAll('\n', ' '))) {
      const changed = fillWords(mail.plan.changed, {
        price: fromPounds(120),
        before: fromPounds(99),
      });
      expect(text).toContain(`SEO Audit: ${changed}`);
      for (const { label, text: total } of totalTexts(row?.plan?.lines ?? [], words)) {
        expect(text).toContain(`${label}: ${total}`);
      }
    }
    expect(await staff('show', reference)).toContain('from £120 (shown from £99), 7 days');
  });

  it('can ask for 50 items and more within the usual body limit', async () => {
    const item = Array.from({ length: 49 }, (_, n) => `service-${n}:package-${n}`);
    const body = new URLSearchParams(Object.entries({ ...person, message: '你'.repeat(2800) }));
    for (const each of [...item, premium]) {
      body.append('item', each);
      body.append('seen', `${each}=250`);
    }
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
    const [row] = await stored();
    expect(row?.plan?.lines.map((line) => line.item)).toEqual([premium]);
    expect(row?.plan?.leftOut).toHaveLength(49);
  });

  it('needs no message, and both emails say what it is about', async () => {
    const { message: _, ...wordless } = person;
    expect((await postJson(url, wordless)).status).toBe(422);
    await referenceOf(await postJson(url, { ...wordless, item: premium }));
    expect(await stored()).toMatchObject([{ message: '', plan: { lines: [{ item: premium }] } }]);
    const { owner, sender } = await mails();
    expect(owner).toContain(`${mail.ownerEnquiry.rows.message}:\n\n${mail.ownerEnquiry.empty}`);
    for (const text of [owner, sender]) expect(text).toContain('Local SEO, Premium');
  });

  it('is the same enquiry in any order, and a different one with another item', async () => {
    const send = async (...item: string[]) => {
      const { reference } = await (await postJson(url, { ...person, item })).json();
      return reference;
    };
    const first = await send(premium, 'wordpress');
    expect(await send('wordpress', premium, premium)).toBe(first);
    expect(await send('wordpress')).not.toBe(first);
    expect(await stored()).toHaveLength(2);
  });

  it('comes back with its boxes checked if a field is invalid', async () => {
    const body = { ...person, email: 'ada@', service: 'seo-audit', item: premium };
    const page = load(await (await postForm(url, body)).text());
    expect(page('input[name=item]:checked').attr('value')).toBe(premium);
    expect(page('#service').val()).toBe('seo-audit');
    expect(page('[data-plan-if=lines]').attr('hidden')).toBeUndefined();
    const none = load(await (await postForm(url, { ...body, item: '' })).text());
    expect(none('input[name=item]:checked').length).toBe(0);
    expect(none('[data-plan-if=lines]').attr('hidden')).toBeDefined();
  });

  it('from before there were plans is shown as it was', async () => {
    const { db } = app.store;
    const { plan: _, ...old } = enquiryRow(1);
    await sql`alter table enquiries drop column plan`.execute(db);
    await sql`alter table enquiries add column origin text`.execute(db);
    await sql`delete from schema_migrations where name in ('0008-plans', '0009-no-origin-of-enquiries')`.execute(
      db,
    );
    const columns = [...Object.keys(old), 'origin'].map((name) => sql.ref(name));
    const values = [...Object.values(old), app.address].map((value) => sql`${value}`);
    await sql`insert into enquiries (${sql.join(columns)}) values (${sql.join(values)})`.execute(
      db,
    );
    await (await openStore(app.config.database)).close();
    expect(await stored()).toEqual([{ ...old, plan: null }]);
    const shown = await staff('show', old.reference);
    expect(shown).toMatch(/Service +Local SEO\nPackage +Premium\n/);
    expect(shown).not.toContain('Plan');
    expect(await staff('list')).toContain('Local SEO, Premium');
    expect(await staff('search', 'premium')).toContain(old.reference);
    expect(await staff('export')).toContain('"Local SEO","Premium",""');
    await db.updateTable('enquiries').set({ state: 'quarantine' }).execute();
    await staff('release', old.reference);
    await app.worker.sendDue();
    const [first, second] = app.mails.map(({ text }) => text).toSorted();
    expect(`${first}${second}`).toContain('Service: Local SEO\nPackage: Premium');
    const { serviceAndPackage } = mail.acknowledgement.about;
    const about = fillWords(serviceAndPackage, { service: 'Local SEO', package: 'Premium' });
    expect(`${first}${second}`.replaceAll('\n', ' ')).toContain(about);
  });
});

describe('pages filled in with a plan', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
  });
  afterEach(() => app.remove());

  const open = async (path: string) => load(await (await fetch(`${app.address}${path}`)).text());
  const isShown = (page: ReturnType<typeof load>, selector: string) =>
    page(selector).attr('hidden') === undefined;
  const checked = (page: ReturnType<typeof load>) =>
    page('input[name=item]:checked')
      .toArray()
      .map((input) => page(input).attr('value'));

  it('show its lines, totals and time', async () => {
    const page = await open(`/plan?item=${premium}&item=wordpress&item=seo-audit`);
    expect(checked(page)).toEqual([premium, 'seo-audit', 'wordpress']);
    expect(isShown(page, `[data-plan-line="${premium}"]`)).toBe(true);
    expect(isShown(page, '[data-plan-line="local-seo"]')).toBe(false);
    expect(page('[data-plan-total=GBP]:not(.parts)').text()).toBe('from £1,320');
    expect(page('[data-price-words]').text()).toBe('from ');
    expect(page('[data-price-amount]').text()).toBe('£1,320');
    expect(page('[data-plan-total=USD]').text()).toBe('$250');
    expect(page('[data-plan-time]').text()).toMatch(/35 .*63 .*WordPress/);
    expect(isShown(page, '[data-plan-if=in-turn]')).toBe(true);
    expect(page('[data-plan-if=in-turn]').text()).toMatch(/^35 days 63 days .*WordPress/);
    expect(page('[data-plan-bar=wordpress]').attr('width')).toBe('55.56%');
    expect(page('[data-plan-bar=longest]').attr('width')).toBe('55.56%');
    expect(page('[data-plan-bar=local-seo]').attr('width')).toBe('0');
    expect(isShown(page, '[data-plan-if=USD]')).toBe(true);
    expect(isShown(page, '[data-plan-if=empty]')).toBe(false);
    expect(isShown(page, '[data-plan-if=left-out]')).toBe(false);
    expect(page('[data-plan-link=enquiry]').attr('href')).toBe(
      `/aboutus?item=${premium}&item=seo-audit&item=wordpress#enquiry`,
    );
    const sent = page('input[name=seen]:not([disabled])').toArray();
    expect(sent.map((input) => page(input).attr('value'))).toEqual([
      `${premium}=250`,
      'seo-audit=120',
      'wordpress=1200',
    ]);
  });

  it('name what they leave out, and repeat nothing else from a URL', async () => {
    const page = await open(
      '/plan?item=gone-service&item=local-seo:gone&item=wordpress&item=wordpress&item=%3Cscript%3Ex&item=Pay%20at%20pay.example',
    );
    expect(checked(page)).toEqual(['wordpress']);
    const text = page('[data-plan-left-out]').text();
    for (const name of ['gone service', 'Local SEO, gone', 'WordPress was', '“…”']) {
      expect(text).toContain(name);
    }
    expect(text).not.toMatch(/script|pay\.example/);
    expect(page('script').length).toBe(0);
    expect(isShown(page, '[data-plan-if=USD]')).toBe(false);
  });

  it('are as built if nothing is asked for, and empty if everything is unknown', async () => {
    const built = await open('/plan?utm_source=x');
    expect(checked(built)).toEqual([]);
    expect(isShown(built, '[data-plan-if=empty]')).toBe(true);
    const empty = await open('/plan?item=gone');
    expect(isShown(empty, '[data-plan-if=empty]')).toBe(true);
    expect(isShown(empty, '[data-plan-if=lines]')).toBe(false);
    expect(empty('[data-plan-link=enquiry]').attr('href')).toBe('/aboutus#enquiry');
  });

  it('repeat a name from a link, but not a sentence', async () => {
    const page = await open('/plan?item=dream-analysis:gold&item=your-account-is-locked:call-us');
    const said = page('[data-plan-left-out]').text();
    expect(said).toContain('dream analysis, gold');
    expect(said).not.toMatch(/account|call/);
  });

  it('treat the older parameters for service and package as an item', async () => {
    for (const path of ['/plan', '/aboutus']) {
      const page = await open(`${path}?service=local-seo&package=premium`);
      expect(checked(page), path).toEqual([premium]);
    }
  });
});
