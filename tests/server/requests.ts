import { connect } from 'node:net';
import { z } from 'zod';

export const goodEnquiry = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@shop.example',
  phone: '+44 20 7946 0018',
  message: 'We sell garden tools.\nCan you help?',
  service: 'local-seo',
  package: 'premium',
  consentVersion: '2026-01',
};

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
}

export function postForm(
  url: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
    body: new URLSearchParams(values),
    redirect: 'manual',
  });
}

const accepted = z.object({ reference: z.string() });

/** The reference in the response to an enquiry sent as JSON. */
export async function referenceOf(answer: Response): Promise<string> {
  return accepted.parse(await answer.json()).reference;
}

export type RawAnswer = { status: number; text: string };

/**
 * Sends bytes as they are, ends the connection, and reads until the server ends it or `waitMs` has
 * passed.
 */
export function sendRaw(
  address: string,
  bytes: string | Uint8Array,
  { isEnd = false, waitMs = 3000 } = {},
) {
  const { hostname, port } = new URL(address);
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(
        /^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0,
      );
      resolve({ status, text });
    };
    const timer = setTimeout(finish, waitMs);
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('error', () => {});
    socket.on('close', finish);
    if (isEnd) socket.end(bytes);
    else socket.write(bytes);
  });
}
