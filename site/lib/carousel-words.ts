import type { InterfaceWords } from '../schemas/site.ts';

export type CarouselWords = { pause: string; play: string; next: string; previous: string };

export function carouselWords({ pause, play, next, previous }: InterfaceWords): CarouselWords {
  return { pause, play, next, previous };
}
