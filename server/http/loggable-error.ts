/**
 * What is logged of an error. Its other fields may contain what a visitor typed: PostgreSQL adds
 * the row.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
