import type { ReactNode } from 'react';
import { Arrow } from '../../ui/Arrow.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PauseToggle } from '../../ui/PauseToggle.tsx';
import { useIslandLive } from '../island-live.ts';
import styles from './Carousel.module.css';
import { type CarouselMotion, useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  /** The carousel's name for assistive technology. */
  label: string;
  motion: CarouselMotion;
  /** Sets the width and spacing of the slides. */
  look: 'strip' | 'reviews' | 'quotes' | 'cards';
  words: { pause: string; play: string; next: string; previous: string };
  /** Labels such as "Show review 1", one per slide, for carousels that show one slide at a time. */
  bullets?: string[] | undefined;
  /** The static slides, each with the attribute `data-slide`. */
  children?: ReactNode;
};

/** The carousel used throughout the site. The slides are static HTML; this component moves them. */
export function Carousel({ label, motion, look, words, bullets, children }: CarouselProps) {
  const { root, viewport, track, onKeyDown, ...carousel } = useCarousel(motion);
  useIslandLive(root);
  return (
    <section
      ref={root}
      className={styles.carousel}
      data-look={look}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className={styles.controls}>
        {bullets && (
          <span className={styles.bullets}>
            {bullets.map((name, index) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-current={index === carousel.selected ? 'true' : undefined}
                onClick={() => carousel.goTo(index)}
              />
            ))}
          </span>
        )}
        <IconButton aria-label={words.previous} onClick={carousel.previous}>
          <Arrow direction="previous" />
        </IconButton>
        <IconButton aria-label={words.next} onClick={carousel.next}>
          <Arrow />
        </IconButton>
        <PauseToggle isPaused={carousel.isPaused} words={words} onToggle={carousel.togglePause} />
      </div>
      {/* Until the script runs this is a scrollable box, which must be reachable by keyboard. */}
      <div ref={viewport} className={styles.viewport} tabIndex={carousel.isReady ? undefined : 0}>
        <div ref={track} className={styles.track} data-track="">
          {children}
        </div>
      </div>
    </section>
  );
}
