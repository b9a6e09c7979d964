import { hash } from 'node:crypto';

// Crockford's alphabet, which leaves out characters that are easily confused.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * References such as `GH-7K3M-Q2XA`: 40 bits derived from the enquiry's dedupe key, so that one
 * unique index serves both. If a different enquiry already has that reference, the next `attempt`
 * gives another one.
 */
export const createReferenceOf = (prefix: string) => (dedupeKey: string, attempt: number) => {
  const bytes = hash('sha256', `${attempt}:${dedupeKey}`, 'buffer');
  const characters = Array.from({ length: 8 }, (_, at) =>
    alphabet.charAt(bytes.readUInt8(at) & 31),
  );
  return `${prefix}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
};

export type ReferenceOf = ReturnType<typeof createReferenceOf>;
