/** Returns the values that a form would send, by field name. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Returns all values of each of these fields. */
export function typedLists(
  form: HTMLFormElement,
  names: readonly string[],
): Record<string, string[]> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)]));
}
