import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from this site. Browsers say so with Sec-Fetch-Site and Origin; programs
 * that send neither are let through: there is no session that they could ride on.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return true;
  return URL.parse(origin)?.host === headers.host;
}
