import { type RefObject, useEffect } from 'react';
import { isForBrowser } from './keys.ts';

export type ArrowActions = { next: () => void; previous: () => void };

/** Left and right arrow keys inside an element mean back and on, in the direction of the text. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, actions: ArrowActions): void {
  const { next, previous } = actions;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (isForBrowser(event)) return;
      event.preventDefault();
      const isOn = (event.key === 'ArrowRight') === element.matches(':dir(ltr)');
      if (isOn) next();
      else previous();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root, next, previous]);
}
