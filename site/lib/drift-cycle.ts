const FRAMES_PER_SECOND = 60;

/** Seconds in which a strip of `width` pixels passes at so many pixels per frame. */
export function driftCycle(width: number, pixelsPerFrame: number): number {
  return Math.round((width / (pixelsPerFrame * FRAMES_PER_SECOND)) * 10) / 10;
}
