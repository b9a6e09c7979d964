import { isoDay } from '../../lib/iso-day.ts';
import type { Company } from '../../schemas/company.ts';
import type { Discovery } from '../../schemas/discovery.ts';

/** The path of security.txt (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * Builds security.txt, which says where to report vulnerabilities. It expires `validDays` after the
 * build.
 */
export function securityTxt(
  { security }: Discovery,
  { securityContact }: Company,
  site: URL,
  builtAt: Date,
): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + security.validDays);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${isoDay(expires)}T00:00:00Z`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${new URL(securityTxtPath, site).href}`,
    '',
  ].join('\n');
}
