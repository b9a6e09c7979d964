import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isForBrowser } from '../keys.ts';
import { useMayMove } from './use-may-move.ts';

export type CarouselMotion = {
  /** The time between two steps in milliseconds. */
  interval: number;
  /**
   * What follows the last slide. `endless` wraps around. `doubled` has the same slides twice and
   * jumps from the second set back to the first after `resetAfter` milliseconds. `rewind` returns
   * to the start once the end is in view.
   */
  end: { kind: 'endless' } | { kind: 'doubled'; resetAfter: number } | { kind: 'rewind' };
};

/**
 * Moves the slides one step per interval. It stops while the carousel is paused, the pointer is
 * over the slides, the carousel is out of view, the tab is hidden or reduced motion is set.
 * Keyboard focus also pauses it, until the focus leaves or Play is pressed. After a manual move,
 * the next step comes a full interval later.
 */
export function useCarousel(motion: CarouselMotion) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const api = useRef<EmblaCarouselType>(undefined);
  const [choice, setChoice] = useState<'pause' | 'play'>();
  const [selected, setSelected] = useState(0);
  const [slides, setSlides] = useState(0);
  const [turns, setTurns] = useState(0);
  const { mayMove, hasFocus } = useMayMove(root, viewport);
  const isPaused = choice === 'pause' || (hasFocus && choice !== 'play');
  const count = motion.end.kind === 'doubled' ? slides / 2 : slides;

  useEffect(() => {
    const container = track.current;
    if (!viewport.current || !container) return;
    const embla = EmblaCarousel(viewport.current, {
      container,
      slides: '[data-slide]',
      align: 'start',
      loop: motion.end.kind === 'endless',
      containScroll: motion.end.kind === 'rewind' ? 'trimSnaps' : false,
      direction: directionOf(container),
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    });
    api.current = embla;
    setSlides(embla.slideNodes().length);
    embla.on('select', () => setSelected(embla.selectedScrollSnap()));
    embla.on('pointerUp', () => setTurns((before) => before + 1));
    // Translating the page may reverse its direction.
    const turned = new MutationObserver(() => embla.reInit({ direction: directionOf(container) }));
    turned.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      turned.disconnect();
      embla.destroy();
    };
  }, [motion.end.kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual move restarts the interval
  useEffect(() => {
    if (isPaused || !mayMove) return;
    const timer = setInterval(() => step(api.current, motion), motion.interval);
    return () => clearInterval(timer);
  }, [isPaused, mayMove, motion, turns]);

  useEffect(() => {
    if (motion.end.kind !== 'doubled' || count === 0 || selected < count) return;
    const back = () => api.current?.scrollTo(selected - count, true);
    const timer = setTimeout(back, motion.end.resetAfter);
    return () => clearTimeout(timer);
  }, [selected, count, motion]);

  // Pressing Play overrides the pause caused by focus, until the focus leaves.
  useEffect(() => {
    if (!hasFocus) setChoice((before) => (before === 'play' ? undefined : before));
  }, [hasFocus]);

  const byHand = (act: (embla: EmblaCarouselType) => void) => () => {
    if (!api.current) return;
    act(api.current);
    setTurns(turns + 1);
  };
  const next = byHand((embla) => step(embla, motion));
  const previous = byHand((embla) => {
    if (embla.canScrollPrev()) embla.scrollPrev();
    else embla.scrollTo(motion.end.kind === 'doubled' ? count - 1 : lastSnap(embla));
  });

  /** The arrow keys go back and forward. Which key goes forward depends on the text direction. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (isForBrowser(event)) return;
    event.preventDefault();
    const isOn = (event.key === 'ArrowRight') === event.currentTarget.matches(':dir(ltr)');
    if (isOn) next();
    else previous();
  };

  return {
    root,
    viewport,
    track,
    isReady: slides > 0,
    isPaused,
    togglePause: () => setChoice(isPaused ? 'play' : 'pause'),
    selected: count > 0 ? selected % count : 0,
    goTo: (index: number) => byHand((embla) => embla.scrollTo(index))(),
    next,
    previous,
    onKeyDown,
  };
}

function step(embla: EmblaCarouselType | undefined, motion: CarouselMotion): void {
  if (!embla) return;
  if (motion.end.kind === 'rewind' && !embla.canScrollNext()) embla.scrollTo(0, true);
  else embla.scrollNext();
}

function lastSnap(embla: EmblaCarouselType): number {
  return embla.scrollSnapList().length - 1;
}

function directionOf(element: HTMLElement): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
