/** Returns a function that maps values from one range to another, rounded to one decimal place. */
export function scale(from: readonly [number, number], to: readonly [number, number]) {
  return (value: number) =>
    Math.round((to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])) * 10) / 10;
}
