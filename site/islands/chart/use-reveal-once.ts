import { type RefObject, useEffect, useState } from 'react';

export type Reveal = 'waiting' | 'shown' | undefined;

/**
 * Hides an element until the given share of it (0 to 1) is in view, then shows it for good. It is
 * always visible before the script runs and under reduced motion.
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
