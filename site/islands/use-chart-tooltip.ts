import { type RefObject, useEffect, useState } from 'react';

/**
 * The name and value of the slice at which the pointer, the focus or a tap is, '' for none, with the
 * tooltip moved there. It goes when they leave the chart, and with Escape.
 */
export function useChartTooltip(
  root: RefObject<HTMLElement | null>,
  tooltip: RefObject<HTMLElement | null>,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const hide = () => setText('');
    const tell = (slice: Element) => {
      moveTo(tooltip.current, slice);
      setText(slice.getAttribute('aria-label') ?? '');
    };
    const show = (event: Event) => {
      const slice = event.target instanceof Element ? event.target.closest('[data-slice]') : null;
      if (slice) tell(slice);
      else if (event.type === 'click') hide();
    };
    // The focus may have been there before the script.
    const focused = element.querySelector('[data-slice]:focus');
    if (focused) tell(focused);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const shows = ['pointerover', 'focusin', 'click'] as const;
    const hides = ['pointerleave', 'focusout'] as const;
    for (const type of shows) element.addEventListener(type, show);
    for (const type of hides) element.addEventListener(type, hide);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const type of shows) element.removeEventListener(type, show);
      for (const type of hides) element.removeEventListener(type, hide);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, tooltip]);
  return text;
}

/** Centres the tooltip over a slice, inside the drawing's box. */
function moveTo(tooltip: HTMLElement | null, slice: Element): void {
  const drawing = slice.closest('svg')?.getBoundingClientRect();
  const around = tooltip?.parentElement?.getBoundingClientRect();
  if (!tooltip || !drawing || !around) return;
  const along = (name: string) => Number(slice.getAttribute(name)) / 100;
  tooltip.style.left = `${drawing.left - around.left + drawing.width * along('data-x')}px`;
  tooltip.style.top = `${drawing.top - around.top + drawing.height * along('data-y')}px`;
}
