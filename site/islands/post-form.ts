import type { FieldErrors } from '../../contract/answers.ts';

export type PostAnswer =
  | { kind: 'taken'; body: unknown }
  | { kind: 'problems'; errors: FieldErrors['errors'] }
  /** `message` comes from the server, or is null if the server didn't send one. */
  | { kind: 'failed'; message: string | null };

/**
 * After this long the visitor is told that sending failed. A retry is safe, because it has the same
 * key.
 */
const timeoutMs = 20_000;

/** Sends a form's values as JSON. It never throws. */
export async function postForm(
  action: string,
  values: Record<string, string | string[]>,
): Promise<PostAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'taken', body };
    if (response.status === 422 && hasErrors(body)) {
      return { kind: 'problems', errors: body.errors };
    }
    return { kind: 'failed', message: stringOf(body, 'message') };
  } catch {
    return { kind: 'failed', message: null };
  }
}

/** Returns a string property of a JSON response, or null. */
export function stringOf(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null || !(key in body)) return null;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : null;
}

function hasErrors(body: unknown): body is FieldErrors {
  return (
    typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
  );
}
