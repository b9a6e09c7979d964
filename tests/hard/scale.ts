/**
 * Whether the hard tests are long, as in `npm run test:hard`, or short, as among the other tests.
 */
export const isLong = process.env['TEST_SCALE'] === 'long';

export function scaled(short: number, long: number): number {
  return isLong ? long : short;
}
