import { type RefObject, useEffect } from 'react';
import { islandLive } from './island-events.ts';

/** Tells the page that the island around `root` now responds. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [root]);
}
