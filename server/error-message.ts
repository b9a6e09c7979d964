export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The AggregateError of a failed connection has a code but no message.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
