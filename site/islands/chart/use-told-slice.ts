import { type RefObject, useEffect, useState } from 'react';
import type { Slice } from './doughnut-slices.ts';

/** Tracks which slice has a tooltip. Escape or a press elsewhere closes it. */
export function useToldSlice(drawing: RefObject<SVGSVGElement | null>, slices: Slice[]) {
  const [told, tell] = useState<Slice>();

  // The pointer or the focus may already be on a slice when the script loads.
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
    // Lifting a finger doesn't count as leaving a slice, so a press elsewhere closes the tooltip.
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
