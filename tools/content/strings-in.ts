export type FoundString = { path: PropertyKey[]; text: string };

/** Every string in a value, with the path of fields that leads to it. */
export function* stringsIn(value: unknown, path: PropertyKey[] = []): Generator<FoundString> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
