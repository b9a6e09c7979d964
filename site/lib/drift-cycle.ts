const framesPerSecond = 60;

/** Seconds in which a strip of `width` pixels passes at so many pixels per frame. */
export function driftCycle(width: number, pixelsPerFrame: number): number {
  return Math.round((width / (pixelsPerFrame * framesPerSecond)) * 10) / 10;
}
