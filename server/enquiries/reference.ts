import { hash } from 'node:crypto';

// Crockford's alphabet: no character is mistaken for another when read out.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * References such as `GH-7K3M-Q2XA`: 40 bits derived from the enquiry's dedupe key, so that one
 * unique index serves both. `attempt` gives another one if a different enquiry has the first.
 */
export const createReferenceOf = (prefix: string) => (dedupeKey: string, attempt: number) => {
  const bytes = hash('sha256', `${attempt}:${dedupeKey}`, 'buffer');
  const characters = Array.from({ length: 8 }, (_, at) =>
    alphabet.charAt(bytes.readUInt8(at) & 31),
  );
  return `${prefix}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
};

export type ReferenceOf = ReturnType<typeof createReferenceOf>;
