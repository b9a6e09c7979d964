import type { KeyboardEvent } from 'react';
import { isForBrowser } from '../keys.ts';

/**
 * The up and down arrows move focus between the field and the results. Enter in the field opens the
 * first result.
 */
export function steer(
  event: KeyboardEvent,
  field: HTMLInputElement | null,
  results: HTMLElement | null,
): void {
  // While an input method is composing, Enter only ends the composition.
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
