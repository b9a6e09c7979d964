import { type ReactNode, useRef } from 'react';
import { PauseIcon } from '../ui/PauseIcon.tsx';
import { CarouselArrow } from './CarouselArrow.tsx';
import { useIslandLive } from './island-live.ts';
import { type CarouselMotion, useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  /** Names the carousel for assistive technology. */
  label: string;
  motion: CarouselMotion;
  /** Class of the viewport, which sets the slides' width and gap. */
  look: string;
  words: { pause: string; play: string; next: string; previous: string };
  /** One button a slide, for carousels that show one at a time: "Show review {number}". */
  bulletLabel?: string | undefined;
  /** The static slides, `[data-slide]` each, inside one `[data-track]`. */
  children?: ReactNode;
};

/** Every carousel and strip of the site. The slides are static; this moves them. */
export function Carousel({ label, motion, look, words, bulletLabel, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { isPaused, togglePause, selected, count, goTo, next, previous } = useCarousel(
    root,
    viewport,
    motion,
  );
  useIslandLive(root);
  return (
    <section
      ref={root}
      className={`carousel ${look}`}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className="carousel-controls">
        {bulletLabel && (
          <span className="carousel-bullets">
            {Array.from({ length: count }, (_, index) => index).map((index) => (
              <button
                key={index}
                type="button"
                aria-label={bulletLabel.replace('{number}', String(index + 1))}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </span>
        )}
        <CarouselArrow direction="previous" label={words.previous} onPress={previous} />
        <CarouselArrow direction="next" label={words.next} onPress={next} />
        <button type="button" className="pause-button" onClick={togglePause}>
          <PauseIcon isPaused={isPaused} />
          <span key={String(isPaused)}>{isPaused ? words.play : words.pause}</span>
        </button>
      </div>
      {/* Before it moves it is a box to scroll, which the keyboard must reach. */}
      <div ref={viewport} className="carousel-viewport" tabIndex={count > 0 ? undefined : 0}>
        {children}
      </div>
    </section>
  );
}
