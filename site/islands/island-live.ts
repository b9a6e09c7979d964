import { type RefObject, useEffect, useState } from 'react';
import { islandLive } from './island-events.ts';

/** Tells the page that the island around `root` now responds. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  // Waits for a second render: handlers from the first lack what its effects read, and would
  // receive the replayed press.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isLive) return;
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [isLive, root]);
}
