import type { RegionId } from './region-ids.ts';
import styles from './WorldMap.module.css';
import { worldLand } from './world-land.ts';
import { type Place, worldPlaces } from './world-places.ts';

export type WorldMapProps = {
  /** The regions that routes lead to, with the names drawn beside their ports. */
  regions: { id: RegionId; name: string }[];
};

/** The world as a grid of dots, with the shipping routes from China. Decorative: say it in words too. */
export function WorldMap({ regions }: WorldMapProps) {
  return (
    <svg className={styles.world} viewBox="0 0 1440 544" aria-hidden="true">
      <path className={styles.land} d={land} />
      {regions.map(({ id }) => (
        <polyline key={id} points={worldPlaces[id].route.map(at).join(' ')} />
      ))}
      {regions.map(({ id, name }) => {
        const { route, label } = worldPlaces[id];
        const [x, y] = project(route.at(-1) ?? [0, 0]);
        return (
          <g key={id}>
            <path className={styles.portEdge} d={`M${x} ${y}h.01`} />
            <path className={styles.port} d={`M${x} ${y}h.01`} />
            <text x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Units of the drawing in a degree; the map begins at 30° west and 80° north. */
const DEGREE = 4;
const WEST = -30;
const NORTH = 80;
/** Units between two dots. */
const PITCH = 20;

function project([longitude, latitude]: Place): [number, number] {
  const east = (longitude - WEST + 360) % 360;
  return [Math.round(east * DEGREE), Math.round((NORTH - latitude) * DEGREE)];
}

const at = (place: Place) => project(place).join(',');

/** Each run of land as one dashed stroke, whose dashes are the dots. */
const land = worldLand
  .flatMap((row, line) =>
    [...row.matchAll(/o+/g)].map(({ 0: run, index }) => {
      const [x, y] = [PITCH * (index + 0.5), PITCH * (line + 0.5)];
      return `M${x} ${y}h${PITCH * (run.length - 1) + 0.01}`;
    }),
  )
  .join('');
