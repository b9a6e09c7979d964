import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { company } from './company.ts';
import { runStaffCommand } from './staff-command.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let server: Server;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await app.remove();
});

/** Starts a mail server with this greeting and this answer to each line. */
async function mailServer(greeting: string, answer: (line: string) => string): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write(greeting);
    socket.on('data', (line) => socket.write(answer(String(line))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const findings = z.array(z.object({ check: z.string(), mark: z.string(), text: z.string() }));

async function examine(smtpUrl: string, env: Record<string, string> = {}) {
  app = await startTestApp('sqlite', { env: { SMTP_URL: smtpUrl, ...env } });
  const { code, out } = await runStaffCommand(app, ['doctor', '--json']);
  return { code, mail: findings.parse(JSON.parse(out)).filter(({ check }) => check === 'mail') };
}

describe('doctor, when the mail server', () => {
  it.each([
    ['is unreachable', '', () => '', /ECONNREFUSED|connect/i],
    ['rejects everybody', '554 go away ada@shop.example\r\n', () => '', /554 go away <address>/],
    [
      'rejects the password',
      '220 hello\r\n',
      (line: string) =>
        line.startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN\r\n' : '535 no\r\n',
      /535 no/,
    ],
    ['speaks another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n', () => '', /greeting|400/i],
  ])('%s: says why and what to do', async (what, greeting, answer, reason) => {
    const port = await mailServer(greeting, answer);
    if (what === 'is unreachable') await new Promise((resolve) => server.close(resolve));
    const { code, mail } = await examine(`smtp://staff:secret@127.0.0.1:${port}`);
    expect(code).toBe(1);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.mark).toBe('bad');
    expect(mail[0]?.text).toMatch(reason);
    expect(mail[0]?.text).toMatch(/^The mail server can't be used \(.+\)\. Check SMTP_URL: smtps:/);
    expect(mail[0]?.text).not.toContain('secret');
  });

  it('works: finds no problem', async () => {
    const port = await mailServer('220 hello\r\n', () => '250 yes\r\n');
    const { code, mail } = await examine(`smtp://127.0.0.1:${port}`);
    expect(code).toBe(0);
    expect(mail.some(({ mark }) => mark === 'bad')).toBe(false);
  });

  it('works: warns about a sample address that visitors reply to, wherever enquiries go', async () => {
    const port = await mailServer('220 hello\r\n', () => '250 yes\r\n');
    const { mail } = await examine(`smtp://127.0.0.1:${port}`, { MAIL_TO: 'us@agency.test' });
    const isSample = company.email.endsWith('.example');
    expect(mail.map(({ mark }) => mark)).toEqual([isSample ? 'warning' : 'good']);
    if (isSample) expect(mail[0]?.text).toContain(company.email);
  });
});
