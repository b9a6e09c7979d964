import { type RefObject, useEffect, useState } from 'react';
import { islandLive } from './island-events.ts';

/** Tells the page that the island around `root` now responds. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  // A render later: handlers of the first know nothing of what its effects have read, and a press that
  // waited would meet them.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isLive) return;
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [isLive, root]);
}
