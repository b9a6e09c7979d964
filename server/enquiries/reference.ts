import { hash } from 'node:crypto';

// Crockford's alphabet: nothing in it is mistaken for anything else when read out.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * References such as `GH-7K3M-Q2XA`: 40 bits that follow from the enquiry's dedupe key, so that the one unique index
 * finds both. `attempt` gives another one when somebody else's enquiry has the first.
 */
export const createReferenceOf = (prefix: string) => (dedupeKey: string, attempt: number) => {
  const bytes = hash('sha256', `${attempt}:${dedupeKey}`, 'buffer');
  const characters = Array.from({ length: 8 }, (_, at) =>
    alphabet.charAt(bytes.readUInt8(at) & 31),
  );
  return `${prefix}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
};

export type ReferenceOf = ReturnType<typeof createReferenceOf>;
