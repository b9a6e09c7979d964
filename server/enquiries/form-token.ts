import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormAge } from './spam-signals.ts';

/**
 * `<time in base 36>.<signature>`: records when a form was served. Somebody who knew the secret
 * could only make a form seem older.
 */
export function signFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signature(secret, time)}`;
}

export function ageOfForm(secret: string, token: string | undefined, now: Date): FormAge {
  if (!token) return null;
  const [time = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, time));
  const found = Buffer.from(given);
  if (expected.length !== found.length || !timingSafeEqual(expected, found)) return 'forged';
  return now.getTime() - Number.parseInt(time, 36);
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(time).digest('base64url');
}
