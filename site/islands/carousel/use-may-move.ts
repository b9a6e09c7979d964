import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element may move by itself: it must be in view in a visible tab, motion must
 * be allowed, and the pointer must not be over its `hovered` part. Also returns whether the element
 * has keyboard focus.
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
      // After a tap, hover and focus remain, but they don't mean that the visitor is still there.
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
