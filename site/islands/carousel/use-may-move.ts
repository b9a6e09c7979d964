import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something may move by itself now: in view, in a visible tab, motion allowed, no pointer
 * over its `hovered` part. Also whether keyboard focus is in it, which stops it until a button
 * overrides that.
 */
export function useMayMove(
  root: RefObject<HTMLElement | null>,
  hovered: RefObject<HTMLElement | null>,
) {
  const [mayMove, setMayMove] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const hovering = matchMedia('(hover: hover)');
    let isInView = false;
    const look = () => {
      // A tap leaves hover and focus behind; neither means that the visitor is still there.
      const isHovered = hovering.matches && hovered.current?.matches(':hover');
      setHasFocus(element.matches(':has(:focus-visible)'));
      setMayMove(isInView && !isHovered && !document.hidden && !stillness.matches);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    const lookLater = () => requestAnimationFrame(look);
    const held = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const type of held) element.addEventListener(type, lookLater);
    document.addEventListener('visibilitychange', look);
    stillness.addEventListener('change', look);
    return () => {
      observer.disconnect();
      for (const type of held) element.removeEventListener(type, lookLater);
      document.removeEventListener('visibilitychange', look);
      stillness.removeEventListener('change', look);
    };
  }, [root, hovered]);
  return { mayMove, hasFocus };
}
