/** The size of the hard tests: short beside the other tests, long with `npm run test:hard`. */
export const isLong = process.env['TEST_SCALE'] === 'long';

export function scaled(short: number, long: number): number {
  return isLong ? long : short;
}
