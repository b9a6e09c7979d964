import styles from './PlacesMap.module.css';
import { type MapPlace, placesFrame, project } from './places-frame.ts';

export type PlacesMapProps = { places: (MapPlace & { city: string })[] };

/**
 * A map with land as fine dots, a numbered pin at each place and arcs between them. It is enlarged
 * until the places fill it. It is decorative, so the page must name the places in text too.
 */
export function PlacesMap({ places }: PlacesMapProps) {
  const { left, width, height, viewBox } = placesFrame(places);
  const pins = places
    .map((place, index) => ({ city: place.city, number: index + 1, ...project(place) }))
    .toSorted((one, other) => one.x - other.x);
  return (
    <div className={styles.places}>
      <svg
        viewBox={pins.length > 0 ? around(pins) : viewBox}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
      >
        <foreignObject x={left} width={width} height={height}>
          <picture>
            <source media="(max-width: 39.99rem)" srcSet="/artwork/land-small.svg" />
            <img src="/artwork/land.svg" alt="" width={width} height={height} loading="lazy" />
          </picture>
        </foreignObject>
        <path
          className={styles.arcs}
          d={pins
            .slice(1)
            .map((to, index) => arc(pins[index], to))
            .join('')}
        />
        {pins.map(({ city, number, x, y }) => (
          <g key={`${city} ${x}`} transform={`translate(${x} ${y})`} textAnchor="middle">
            <circle className={styles.halo} r="30" />
            <circle className={styles.pin} r="20" />
            <text className={styles.number}>{number}</text>
            <text
              className={styles.city}
              dy={pins.some((pin) => isSouthOf(pin, { x, y })) ? '-1.6em' : '2.4em'}
            >
              {city}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The view box around all pins, with room for their names and the arcs. */
function around(pins: readonly Point[]): string {
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs);
  const margin = Math.max(sideMargin, (leastWidth - width) / 2);
  const top = Math.min(...ys) - topMargin;
  return [
    Math.min(...xs) - margin,
    top,
    width + 2 * margin,
    Math.max(...ys) + bottomMargin - top,
  ].join(' ');
}

const sideMargin = 132;
const topMargin = 205;
const bottomMargin = 110;
const leastWidth = 900;

/** The name of one place would cover the other, so the northern one's goes above its pin. */
function isSouthOf(pin: Point, { x, y }: Point): boolean {
  return Math.abs(pin.x - x) < longestName && pin.y > y;
}

const longestName = 150;

type Point = { x: number; y: number };

function arc(from: Point | undefined, to: Point): string {
  if (!from) return '';
  const top = Math.min(from.y, to.y) - (to.x - from.x) * 0.2;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.round(top)} ${to.x} ${to.y}`;
}
