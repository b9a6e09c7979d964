import { isStoreDown } from '../store/store-error.ts';
import type { RefusalKind } from './refuse.ts';

/** What an error thrown while answering means for the one who asked. */
export function refusalOf(error: unknown): RefusalKind {
  const status = statusOf(error);
  if (status === 413) return 'too-large';
  if (status === 415) return 'wrong-type';
  if (status === 404 || status === 403) return 'not-found';
  if (status >= 400 && status < 500) return 'bad-request';
  return isStoreDown(error) ? 'unavailable' : 'broken';
}

function statusOf(error: unknown): number {
  const hasStatus = error instanceof Error && 'statusCode' in error;
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
