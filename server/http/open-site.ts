import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type LiveSite, liveSite } from './live-site.ts';
import { mismatchedSiteUrl, readSite, type Site } from './site.ts';

/**
 * The site built under `root`. If it hasn't been built or can't be used, returns null in development
 * and otherwise throws an Error that says what to do.
 */
export function openSite(
  config: Config,
  { root, log }: { root: string; log: Logger },
): LiveSite | null {
  const manifestFile = join(root, 'build/manifest.json');
  try {
    const site = liveSite({
      manifestFile,
      read: () => readSite(join(root, 'dist'), manifestFile),
      onNew: (built) => {
        log.info('switched to a new build of the site');
        warnOfSiteUrl(built, config, log);
      },
      onInvalid: (error) => log.error({ err: error }, 'the new build of the site cannot be used'),
    });
    warnOfSiteUrl(site.current(), config, log);
    return site;
  } catch (error) {
    if (config.isDevelopment) return null;
    throw error;
  }
}

function warnOfSiteUrl(site: Site, { siteUrl, isDevelopment }: Config, log: Logger): void {
  const built = mismatchedSiteUrl(site, siteUrl);
  if (!built || isDevelopment) return;
  const remedy = `the pages were built for another URL; correct SITE_URL, or build them with SITE_URL=${siteUrl} npm run build`;
  log.warn({ built, siteUrl }, remedy);
}
