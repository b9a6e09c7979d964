import { type RefObject, useEffect, useState } from 'react';

/** Whether something may move by itself now: in view, in a visible tab, nobody at it, motion wanted. */
export function useMayMove(root: RefObject<HTMLElement | null>): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const hovering = matchMedia('(hover: hover)');
    let isInView = false;
    const look = () => {
      // A tap leaves hover and focus behind; neither means that somebody is still there.
      const isHovered = hovering.matches && element.matches(':hover');
      const isHeld = isHovered || element.matches(':has(:focus-visible)');
      setMayMove(isInView && !isHeld && !document.hidden && !stillness.matches);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    const lookLater = () => requestAnimationFrame(look);
    const held = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const type of held) element.addEventListener(type, lookLater);
    document.addEventListener('visibilitychange', look);
    stillness.addEventListener('change', look);
    return () => {
      observer.disconnect();
      for (const type of held) element.removeEventListener(type, lookLater);
      document.removeEventListener('visibilitychange', look);
      stillness.removeEventListener('change', look);
    };
  }, [root]);
  return mayMove;
}
