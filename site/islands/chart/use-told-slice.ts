import { type RefObject, useEffect, useState } from 'react';
import type { Slice } from '../../artwork/doughnut-slices.ts';

/** The slice with the tooltip, if any. Escape and a press elsewhere close it. */
export function useToldSlice(drawing: RefObject<SVGSVGElement | null>, slices: Slice[]) {
  const [told, tell] = useState<Slice>();

  // The pointer or focus may have been there before the script loaded.
  useEffect(() => {
    const items = [...(drawing.current?.children ?? [])];
    const place = items.findIndex((item) => item.matches(':focus, :hover'));
    tell(slices[place]);
  }, [drawing, slices]);

  useEffect(() => {
    if (!told) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tell(undefined);
    };
    // Lifting a finger doesn't leave a slice.
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('g[role="img"]'))) tell(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [told]);

  return [told, tell] as const;
}
