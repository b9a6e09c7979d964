import { type RefObject, useEffect, useState } from 'react';

export type Reveal = 'waiting' | 'shown' | undefined;

/**
 * Hides an element until a share of it (0 to 1) is in view, then shows it permanently. Under
 * reduced motion and before the script runs it is visible.
 */
export function useRevealOnce(root: RefObject<HTMLElement | null>, share: number): Reveal {
  const [reveal, setReveal] = useState<Reveal>();
  useEffect(() => {
    const element = root.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isReached = (entry?.intersectionRatio ?? 0) >= share;
        setReveal(isReached ? 'shown' : 'waiting');
        if (isReached) observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, share]);
  return reveal;
}
