import { statSync } from 'node:fs';
import type { Site } from './site.ts';

/** The built site, whichever build stands there now. */
export type LiveSite = {
  current: () => Site;
  /** Takes over, as a whole, a build that has been put in the place of the last one. */
  refresh: () => void;
};

export type LiveSiteOptions = {
  /** The file that a build replaces last. */
  manifestFile: string;
  read: () => Site;
  onNew: (site: Site) => void;
  /** The new build does not fit; the last one is kept. */
  onUnfit: (error: unknown) => void;
};

/** Throws what reading it for the first time throws. */
export function liveSite({ manifestFile, read, onNew, onUnfit }: LiveSiteOptions): LiveSite {
  let stamp = stampOf(manifestFile);
  let site = read();
  return {
    current: () => site,
    refresh: () => {
      const found = stampOf(manifestFile);
      if (found === stamp || found === null) return;
      stamp = found;
      try {
        site = read();
        onNew(site);
      } catch (error) {
        onUnfit(error);
      }
    },
  };
}

/** What is made of the site: made at once, and again for another build. */
export function madeOfSite<T>(live: LiveSite | null, make: (site: Site | null) => T): () => T {
  let from = live?.current() ?? null;
  let made = make(from);
  return () => {
    const site = live?.current() ?? null;
    if (site !== from) {
      from = site;
      made = make(site);
    }
    return made;
  };
}

function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino}-${stats.mtimeMs}` : null;
}
