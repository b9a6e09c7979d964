import { z } from 'zod';

/** `SITE_URL`, for both the server and the build: an origin without a trailing slash. */
export const siteUrlSchema = z
  .string()
  .refine(isOrigin, 'write the URL of the site without a path, such as https://growthhub.example.')
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
