import { type RefObject, useEffect, useState } from 'react';
import { islandLive } from './island-events.ts';

/** Tells the page that the island around `root` now responds. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  // One render later: handlers from the first render don't have what its effects have read, and a
  // replayed press would reach them.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isLive) return;
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [isLive, root]);
}
