const framesPerSecond = 60;

/** The number of seconds that a strip of `width` pixels takes to move past. */
export function driftCycle(width: number, pixelsPerFrame: number): number {
  return Math.round((width / (pixelsPerFrame * framesPerSecond)) * 10) / 10;
}
