import { palette } from '../parts/palette.ts';
import { Shape } from '../parts/Shape.tsx';

/** The sky and the ground of a stop, or the sea. What is drawn stands on y = 132. */
export function StopField() {
  return (
    <>
      <rect width="240" height="160" fill={palette.paper} />
      <Shape d="M-4 132h248v40H-4z" fill="sourcingLight" />
    </>
  );
}
