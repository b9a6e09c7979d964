import { fineLand } from './fine-land.ts';
import styles from './PlacesMap.module.css';

export type PlacesMapProps = {
  places: { city: string; longitude: number; latitude: number }[];
};

/**
 * The lands around the Atlantic and the Indian Ocean as fine dots, with a pin at each place and
 * arcs from one to the next. Decorative: say it in words too.
 */
export function PlacesMap({ places }: PlacesMapProps) {
  const pins = places
    .map((place) => ({ ...place, ...project(place) }))
    .toSorted((one, other) => one.x - other.x);
  const left = Math.min(frame.left, ...pins.map(({ x }) => x - margin));
  const right = Math.max(frame.right, ...pins.map(({ x }) => x + margin));
  return (
    <svg
      className={styles.places}
      viewBox={`${left} ${frame.top} ${right - left} ${frame.height}`}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <path className={styles.land} d={landBetween(left, right)} />
      <path
        className={styles.arcs}
        d={pins
          .slice(1)
          .map((to, index) => arc(pins[index], to))
          .join('')}
      />
      {pins.map(({ city, x, y }) => (
        <g key={city} transform={`translate(${x} ${y})`} textAnchor={anchorOf(x)}>
          <circle className={styles.halo} r="17" />
          <circle className={styles.pin} r="8" />
          <text dy="2.4em">{city}</text>
        </g>
      ))}
    </svg>
  );
}

/** Units between two dots, which are 2 degrees of longitude or 1.5 of latitude apart. */
const pitch = 12;
/** The edges of the drawing, and the longitude at which the rows of land begin. */
const north = 78;
const west = -130;
const landWest = -30;

/** From 100° west to 100° east and from 70° north to 14° north; more where a place needs it. */
const frame = { left: 180, right: 1380, top: 62, height: 450 };
const margin = 96;

type Point = { x: number; y: number };

function project({ longitude, latitude }: { longitude: number; latitude: number }): Point {
  return {
    x: Math.round(((longitude - west + 360) % 360) * (pitch / 2)),
    y: Math.round((north - latitude) * (pitch / 1.5)),
  };
}

/** Each run of land as one dashed stroke, whose dashes are the dots. */
function landBetween(left: number, right: number): string {
  const shift = ((west - landWest + 360) % 360) / 2;
  const first = Math.floor(left / pitch);
  return fineLand
    .flatMap((row, line) => {
      const turned = row.slice(shift) + row.slice(0, shift);
      const seen = turned.slice(first, Math.ceil(right / pitch));
      return [...seen.matchAll(/o+/g)].map(({ 0: run, index }) => {
        const [x, y] = [pitch * (first + index + 0.5), pitch * (line + 0.5)];
        return `M${x} ${y}h${pitch * (run.length - 1) + 0.01}`;
      });
    })
    .join('');
}

function arc(from: Point | undefined, to: Point): string {
  if (!from) return '';
  const top = Math.min(from.y, to.y) - (to.x - from.x) * 0.2;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.round(top)} ${to.x} ${to.y}`;
}

/** Names near the map's edges grow inwards. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x < frame.left + 2 * margin) return 'start';
  return x > frame.right - 2 * margin ? 'end' : 'middle';
}
