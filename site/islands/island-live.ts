import { type RefObject, useEffect, useState } from 'react';
import { islandLive } from './island-events.ts';

/** Announces to the page that the island around `root` is live. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  // Waits for a second render. The first render's handlers don't have the values that effects read,
  // so they must not receive the replayed press.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isLive) return;
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [isLive, root]);
}
