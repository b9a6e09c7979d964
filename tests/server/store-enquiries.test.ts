import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReferenceOf } from '../../server/enquiries/reference.ts';
import { type Draft, storeEnquiries } from '../../server/enquiries/store-enquiries.ts';
import { quarantine } from '../../server/store/enquiry-state.ts';
import { newId } from '../../server/store/new-id.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const referenceOf = createReferenceOf('GH');

describe.each(engines)('enquiries stored together, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const now = new Date('2026-03-02T09:30:00.000Z');
  const draft = (own: string, all = [own], state: 'inbox' | 'quarantine' = 'inbox'): Draft => ({
    keys: { own, all },
    isAcknowledged: true,
    arrivedAt: now,
    toRow: (reference) => ({
      id: newId(now),
      reference,
      dedupe_key: own,
      state,
      suspicions: state === 'inbox' ? null : 'honeypot',
      first_name: 'Ada',
      last_name: 'Okafor',
      email: 'ada@shop.example',
      email_key: 'ada@shop.example',
      phone: null,
      message: own,
      service: null,
      package: null,
      plan: null,
      consent_version: null,
      consented_at: null,
      created_at: now.toISOString(),
      answered_at: null,
    }),
  });
  const store = (...drafts: Draft[]) =>
    app.store.db.transaction().execute((tx) => storeEnquiries(tx, drafts, now, referenceOf));
  const mails = () => app.store.db.selectFrom('outbox').select('subject_id').execute();

  it('are each stored once and answered in input order', async () => {
    const [first] = await store(draft('known'));
    const outcomes = await store(
      draft('new'),
      draft('known'),
      draft('aside', ['aside'], 'quarantine'),
      draft('new'),
      draft('next day', ['next day', 'new']),
    );
    expect(outcomes).toEqual([
      { reference: referenceOf('new', 0), isNew: true, isQueued: true },
      { reference: first?.reference, isNew: false, isQueued: false },
      { reference: referenceOf('aside', 0), isNew: true, isQueued: false },
      { reference: referenceOf('new', 0), isNew: false, isQueued: false },
      { reference: referenceOf('new', 0), isNew: false, isQueued: false },
    ]);
    expect(await mails()).toHaveLength(5);
  });

  it('leave quarantine, once, if they are sent again without anything suspicious', async () => {
    const suspicious = () => draft('repeated', ['repeated'], 'quarantine');
    const [first] = await store(suspicious(), suspicious());
    const repeat = { reference: first?.reference, isNew: false, isQueued: false };
    expect(await store(suspicious())).toEqual([repeat]);
    expect(await mails()).toHaveLength(1);
    const again = await Promise.all([1, 2, 3].map(() => store(draft('repeated'))));
    expect(again.flat().filter(({ isQueued }) => isQueued)).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
    expect(await store(draft('other', ['other'], 'quarantine'), draft('other'))).toEqual([
      { reference: referenceOf('other', 0), isNew: true, isQueued: false },
      { reference: referenceOf('other', 0), isNew: false, isQueued: true },
    ]);
  });

  it('stay in quarantine if staff have put them there', async () => {
    const reference = (await store(draft('spam')))[0]?.reference ?? '';
    await quarantine(app.store.db, reference);
    expect(await store(draft('spam'))).toEqual([{ reference, isNew: false, isQueued: false }]);
    expect(await mails()).toEqual([]);
  });

  it('get another reference if a different enquiry already has theirs, and keep it', async () => {
    const other = draft('other');
    const taken = { ...other, toRow: () => other.toRow(referenceOf('mine', 0)) };
    await store(taken);
    const outcomes = await store(draft('mine'), draft('yours'));
    expect(outcomes).toEqual([
      { reference: referenceOf('mine', 1), isNew: true, isQueued: true },
      { reference: referenceOf('yours', 0), isNew: true, isQueued: true },
    ]);
    expect(await store(draft('mine'))).toEqual([
      { reference: referenceOf('mine', 1), isNew: false, isQueued: false },
    ]);
    expect(await mails()).toHaveLength(6);
  });
});
