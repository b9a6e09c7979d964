import { type ReactNode, useMemo, useRef } from 'react';
import { useIslandLive } from '../island-live.ts';
import styles from './Chart.module.css';
import { Doughnut } from './Doughnut.tsx';
import { doughnutSlices, type Share } from './doughnut-slices.ts';
import { Tooltip } from './Tooltip.tsx';
import { useRevealOnce } from './use-reveal-once.ts';
import { useToldSlice } from './use-told-slice.ts';

export type ChartProps = {
  label: string;
  shares: Share[];
  /** The chart appears once this percentage of it is in view. */
  revealPercent: number;
  /**
   * The legend, which gets its colours from this component's styles, and a table of the figures.
   */
  children?: ReactNode;
};

/**
 * A doughnut chart that appears when scrolled into view. Each slice has a tooltip with its label
 * and value.
 */
export function Chart({ label, shares, revealPercent, children }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const slices = useMemo(() => doughnutSlices(shares), [shares]);
  const reveal = useRevealOnce(root, revealPercent / 100);
  const [told, tell] = useToldSlice(drawing, slices);
  useIslandLive(root);
  return (
    <div ref={root} className={styles.chart} data-reveal={reveal}>
      <figure>
        <div className={styles.drawing}>
          <img className={styles.globe} src="/artwork/world.svg" alt="" loading="lazy" />
          <Doughnut
            ref={drawing}
            label={label}
            slices={slices}
            onTell={tell}
            onHide={() => tell(undefined)}
          />
          {told && <Tooltip key={told.name} {...told} />}
        </div>
        {children}
      </figure>
    </div>
  );
}
