import { z } from 'zod';
import { catalogueSchema, planOffersSchema } from './plan-schemas.ts';

const sitePath = z.string().regex(/^\/(?!.*\/\/)[^\s?#]*$/, 'a path that starts with one slash');
const hash = z.string().regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'a CSP hash');
const source = z.string().regex(/^[\w:.*/-]+$|^'[\w-]+'$/, 'a CSP source');

export const extraSourceDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'script-src',
  'style-src',
] as const;

const page = z.strictObject({
  /** The file in dist/, such as `localseo.html`. */
  file: z.string().regex(/^(?!.*\.\.)[\w\-./]+\.html$/),
  scriptHashes: z.array(hash),
  styleHashes: z.array(hash),
  extraSources: z.partialRecord(z.enum(extraSourceDirectives), z.array(source)).optional(),
});

/** Token names in site/styles/theme.css. */
export const mailColours = ['ink', 'soft', 'paper-2', 'paper-3', 'white', 'accent-text'] as const;

/** `build/manifest.json`: written by the site's build, read by the server. */
export const siteManifestSchema = z.strictObject({
  version: z.literal(1),
  /** The origin of the pages' own URLs: `SITE_URL` at the time of the build. */
  site: z.url({ protocol: /^https?$/ }),
  /** By path without a trailing slash; `/404` and `/problem` are only sent with an error status. */
  pages: z.record(sitePath, page),
  redirects: z.array(
    z.strictObject({
      from: sitePath,
      to: sitePath,
      status: z.union([z.literal(301), z.literal(308)]),
    }),
  ),
  /** What can be ordered: names, prices and days for plans and emails. */
  services: catalogueSchema,
  offers: planOffersSchema,
  /** The theme's colours that emails use. */
  colours: z.record(z.enum(mailColours), z.string().regex(/^#[\da-f]{3,6}$/)),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type MailColours = SiteManifest['colours'];
export type SitePage = SiteManifest['pages'][string];
