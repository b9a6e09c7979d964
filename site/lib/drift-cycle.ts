const FRAMES_PER_SECOND = 60;

/** Seconds that a strip of `width` pixels takes to pass at so many pixels a frame. */
export function driftCycle(width: number, pixelsPerFrame: number): number {
  return Math.round((width / (pixelsPerFrame * FRAMES_PER_SECOND)) * 10) / 10;
}
