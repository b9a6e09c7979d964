import { type RefObject, useEffect } from 'react';
import { islandLive } from './island-events.ts';

/** Tells the page that the island around `root` answers now. */
export function useIslandLive(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.setAttribute('data-live', '');
    root.current?.dispatchEvent(new CustomEvent(islandLive, { bubbles: true }));
  }, [root]);
}
