import { type RefObject, useEffect, useRef } from 'react';

/** From this width the menu is a row; the stylesheets use the same width. */
const largeScreen = '(min-width: 64rem)';

/**
 * Whether menus open on hover: on a large screen of a device without touch. Checked again on
 * resize.
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
