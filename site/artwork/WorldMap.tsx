import type { RegionId } from './region-ids.ts';
import styles from './WorldMap.module.css';
import { worldGrid } from './world-grid.ts';
import { type Place, worldPlaces } from './world-places.ts';

export type WorldMapProps = {
  /** The destinations of the routes, with the name shown beside each port. */
  regions: { id: RegionId; name: string }[];
};

/**
 * A world map of dots with the shipping routes from China. It is decorative, so the page must list
 * the regions in text too.
 */
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

// The map starts at 30° west, so that it doesn't split the Pacific.
const { land, project } = worldGrid(-30);

const at = (place: Place) => project(place).join(',');
