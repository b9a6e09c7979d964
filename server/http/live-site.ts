import { statSync } from 'node:fs';
import type { Site } from './site.ts';

/** The site as it was last built. */
export type LiveSite = {
  current: () => Site;
  /** Switches to a new build once it has completely replaced the last one. */
  refresh: () => void;
};

export type LiveSiteOptions = {
  /** The file that a build replaces last. */
  manifestFile: string;
  read: () => Site;
  onNew: (site: Site) => void;
  /** Called if a new build can't be read. The old pages are kept, but their files may be gone. */
  onInvalid: (error: unknown) => void;
};

/** Throws if the first read fails. */
export function liveSite({ manifestFile, read, onNew, onInvalid }: LiveSiteOptions): LiveSite {
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
        onInvalid(error);
      }
    },
  };
}

/** A value derived from the site: computed at startup and again on first use after each build. */
export function derivedFromSite<T>(live: LiveSite | null, make: (site: Site | null) => T): () => T {
  let from = live?.current() ?? null;
  let made = make(from);
  return () => {
    const site = live?.current() ?? null;
    if (site !== from) {
      made = make(site);
      from = site;
    }
    return made;
  };
}

/** Null while the file is missing or can't be read. */
function stampOf(file: string): string | null {
  try {
    const { ino, mtimeMs } = statSync(file);
    return `${ino}-${mtimeMs}`;
  } catch {
    return null;
  }
}
