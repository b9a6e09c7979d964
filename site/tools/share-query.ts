import { type Field, type Fields, problemWith, startValues, type ValuesOf } from './fields.ts';

/**
 * Turns a tool's answers into a query, so that a result can be shared. Starting values are left
 * out.
 */
export function toQuery<F extends Fields>(fields: F, values: ValuesOf<F>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      return value === field.start || problemWith(field, value) ? [] : [[name, String(value)]];
    }),
  );
}

/**
 * Reads a tool's answers from a query. Unknown names are ignored, and invalid values become the
 * starting value.
 */
export function fromQuery<F extends Fields>(fields: F, query: URLSearchParams): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, field]) => {
    const value = readValue(field, query.get(name));
    return [name, problemWith(field, value) ? field.start : value];
  });
  return { ...startValues(fields), ...(Object.fromEntries(values) as ValuesOf<F>) };
}

function readValue(field: Field, written: string | null): unknown {
  if (written === null) return field.start;
  if (field.kind === 'text') return written;
  if (field.kind === 'flag') return { true: true, false: false }[written];
  if (field.kind === 'choice') return field.options.find((option) => String(option) === written);
  return /^\d+(?:\.\d+)?(?:e-\d+)?$/.test(written) ? Number(written) : undefined;
}
