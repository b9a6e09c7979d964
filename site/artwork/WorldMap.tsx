import type { RegionId } from './region-ids.ts';
import styles from './WorldMap.module.css';
import { worldFrame, worldGrid } from './world-grid.ts';
import { type WorldPlace, worldPlaces } from './world-places.ts';

export type WorldMapProps = {
  /** The destinations of the routes. Each pin's area grows with the percentage. */
  regions: { id: RegionId; name: string; percent: number }[];
};

/**
 * A world map of dots with the shipping routes from China. Each pin has its region's name beside it,
 * or on small screens a number. It is decorative, so the page must list the regions in text too.
 */
export function WorldMap({ regions }: WorldMapProps) {
  const { width, height } = worldFrame;
  return (
    <div className={styles.world}>
      <img src="/artwork/world.svg" alt="" {...worldFrame} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {regions.map(({ id, name, percent }, index) => {
          const { route, side } = worldPlaces[id];
          const radius = Math.round(5 + 2.5 * Math.sqrt(percent));
          return (
            <g key={id} transform={`translate(${worldGrid.project(route.at(-1) ?? [0, 0])})`}>
              <circle r={radius} />
              <text className={styles.number}>{index + 1}</text>
              <text className={styles.name} {...labels[side](radius)}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

type Label = { x?: number; y: number; textAnchor?: 'middle' | 'end' };

/** The position of a name beside a pin of the given radius. */
const labels: Record<WorldPlace['side'], (radius: number) => Label> = {
  left: (radius) => ({ x: -radius - 10, y: 8, textAnchor: 'end' }),
  right: (radius) => ({ x: radius + 10, y: 8 }),
  above: (radius) => ({ y: -radius - 12, textAnchor: 'middle' }),
  below: (radius) => ({ y: radius + 28, textAnchor: 'middle' }),
};
