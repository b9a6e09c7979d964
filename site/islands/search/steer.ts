import type { KeyboardEvent } from 'react';
import { isForBrowser } from '../keys.ts';

/**
 * Up and down move from the field through the results and back; Enter in the field goes to the
 * first.
 */
export function steer(
  event: KeyboardEvent,
  field: HTMLInputElement | null,
  results: HTMLElement | null,
): void {
  // Enter also ends the composition of a word from several keys, as in Japanese.
  if (isForBrowser(event) || event.shiftKey || event.nativeEvent.isComposing) return;
  const links = [...(results?.querySelectorAll('a') ?? [])];
  if (event.key === 'Enter' && event.target === field) {
    links[0]?.click();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = field ? [field, ...links] : links;
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at((here + step + stops.length) % stops.length)?.focus();
}
