export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError of a connection has a code and no message.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
