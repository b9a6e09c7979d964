import { expect, it } from 'vitest';
import { redactAddresses } from './redact-addresses.ts';

it.each([
  ['550 no <ada@shop.example> here', '550 no <<address>> here'],
  ["550 mary.o'brien@shop.example: unknown", '550 <address>: unknown'],
  ["550 'ada@shop.example' is unknown", "550 '<address>' is unknown"],
])('takes the address out of %s', (text, redacted) => {
  expect(redactAddresses(text)).toBe(redacted);
});
