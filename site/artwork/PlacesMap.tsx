import styles from './PlacesMap.module.css';
import { worldGrid } from './world-grid.ts';

export type PlacesMapProps = {
  places: { city: string; role: string; longitude: number; latitude: number }[];
};

/** The world as a grid of dots with a pin at each place. Decorative: say it in words too. */
export function PlacesMap({ places }: PlacesMapProps) {
  const pins = places.map(({ city, role, longitude, latitude }) => {
    const [x, y] = project([longitude, latitude]);
    return { city, role, x, y, anchor: anchorOf(x) };
  });
  const left = Math.min(frame.left, ...pins.map(({ x }) => x - margin));
  const right = Math.max(frame.right, ...pins.map(({ x }) => x + margin));
  return (
    <svg
      className={styles.places}
      viewBox={`${left} ${frame.top} ${right - left} ${frame.height}`}
      aria-hidden="true"
    >
      <path className={styles.land} d={land} />
      {pins.map(({ city, role, x, y, anchor }) => (
        <g key={city} transform={`translate(${x} ${y})`} textAnchor={anchor}>
          <circle className={styles.pin} r="9" />
          <text dy="1.6em">{role}</text>
          <text className={styles.city} dy="3.1em">
            {city}
          </text>
        </g>
      ))}
    </svg>
  );
}

const { land, project } = worldGrid(-130);

/** From 90° west to 90° east and from 72° north to 8° south; more where a place needs it. */
const frame = { left: 160, right: 880, top: 32, height: 320 };
const margin = 64;

/** Names near the map's edges grow inwards. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x < frame.left + 2 * margin) return 'start';
  return x > frame.right - 2 * margin ? 'end' : 'middle';
}
