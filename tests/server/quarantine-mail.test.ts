import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { honeypotField } from '../../contract/field-rules.ts';
import { outboxAge } from '../../server/store/read-outbox.ts';
import { company } from './company.ts';
import { goodEnquiry, postJson, referenceOf } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const hour = 60 * 60 * 1000;

describe.each(engines)('enquiries in quarantine, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const sendSpam = async (message: string) => {
    const spam = { ...goodEnquiry, [honeypotField]: 'https://spam.example', message };
    return referenceOf(await postJson(`${app.address}/aboutus`, spam));
  };

  it('share one email at the end of the day, which quotes none of them', async () => {
    for (const message of ['Buy', 'Buy more']) await sendSpam(message);
    expect(await app.worker.sendDue()).toBe(0);
    expect(await outboxAge(app.store.db)).toMatchObject({ due: 1, dead: 0 });
    app.clock.advance(14 * hour);
    await Promise.all(['Buy', 'Sell', 'Swap'].map(sendSpam));
    app.clock.advance(1 * hour);
    await sendSpam('The next day');
    expect(await app.worker.sendDue()).toBe(1);
    const [mail] = app.mails;
    expect(mail).toMatchObject({ id: 'quarantine-2026-03-02', to: company.email });
    expect(mail?.subject).toContain('2 March 2026');
    expect(mail?.text).toMatch(/^4 .+ 2 March 2026 /m);
    expect(mail?.text).toContain('list --state quarantine --since 2026-03-02');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(
      /Buy|Ada|Okafor|spam\.example/,
    );
    app.clock.advance(24 * hour);
    expect(await app.worker.sendDue()).toBe(1);
    expect(app.mails.at(-1)?.text).toMatch(/^1 .+ 3 March 2026 /m);
  });

  it('cause no email if staff have dealt with all of them', async () => {
    const real = await sendSpam('A real one');
    const spam = await sendSpam('Buy');
    await runStaffCommand(app, ['release', real]);
    await runStaffCommand(app, ['spam', spam]);
    await app.worker.sendDue();
    app.mails.length = 0;
    app.clock.advance(24 * hour);
    await app.worker.sendDue();
    expect(app.mails).toEqual([]);
  });
});
