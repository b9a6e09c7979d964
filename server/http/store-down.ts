import { errorMessage } from '../error-message.ts';
import type { HttpDeps } from './http-deps.ts';

/** After so many seconds it is worth trying again where nothing can be stored. */
export const storeDownRetrySeconds = 120;

export function logStoreDown(log: HttpDeps['log'], error: unknown): void {
  log.error({ reason: errorMessage(error) }, 'nothing can be stored');
}
