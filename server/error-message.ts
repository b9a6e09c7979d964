export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The AggregateError of a failed connection has a code but no message.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}

/** `ifMissing` if there is no such file, otherwise why it can't be read. */
export function readFailure(file: string, error: unknown, ifMissing: string): Error {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return new Error(isMissing ? ifMissing : `${file} cannot be read: ${errorMessage(error)}.`);
}
