const framesPerSecond = 60;

/** How many seconds a strip of `width` pixels takes to pass. */
export function driftCycle(width: number, pixelsPerFrame: number): number {
  return Math.round((width / (pixelsPerFrame * framesPerSecond)) * 10) / 10;
}
