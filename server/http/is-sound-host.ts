/** A host name or address with an optional port, and nothing else. */
export function isSoundHost(host: string | undefined): boolean {
  return (
    host !== undefined && /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host)
  );
}
