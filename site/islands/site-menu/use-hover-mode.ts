import { type RefObject, useEffect, useRef } from 'react';

/** The menu is a row from this width. The stylesheets use the same width. */
const largeScreen = '(min-width: 64rem)';

/**
 * Whether menus open on hover: only on large screens of devices without touch. This is checked
 * again when the window is resized.
 */
export function useHoverMode(): RefObject<boolean> {
  const isHoverMode = useRef(false);
  useEffect(() => {
    const look = () => {
      isHoverMode.current = matchMedia(largeScreen).matches && !canTouch();
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return isHoverMode;
}

function canTouch(): boolean {
  return 'ontouchstart' in window || navigator.maxTouchPoints > 0;
}
