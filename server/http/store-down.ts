import { errorMessage } from '../error-message.ts';
import type { HttpDeps } from './http-deps.ts';

/** How long a client should wait before trying again when nothing can be stored. */
export const storeDownRetrySeconds = 120;

export function logStoreDown(log: HttpDeps['log'], error: unknown): void {
  log.error({ reason: errorMessage(error) }, 'nothing can be stored');
}
