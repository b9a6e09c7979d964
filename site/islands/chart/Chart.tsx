import { type ReactNode, useRef } from 'react';
import type { Slice } from '../../artwork/doughnut-slices.ts';
import { useIslandLive } from '../island-live.ts';
import styles from './Chart.module.css';
import { Doughnut } from './Doughnut.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useRevealOnce } from './use-reveal-once.ts';
import { useToldSlice } from './use-told-slice.ts';

export type ChartProps = {
  label: string;
  slices: Slice[];
  /** The chart appears once this much of it is in view. */
  revealPercent: number;
  /** The legend, whose list takes its colours from here, and the figures as a table. */
  children?: ReactNode;
};

/** A doughnut chart that appears when scrolled to, and shows each slice's label and value. */
export function Chart({ label, slices, revealPercent, children }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const reveal = useRevealOnce(root, revealPercent / 100);
  const [told, tell] = useToldSlice(drawing, slices);
  useIslandLive(root);
  return (
    <div ref={root} className={styles.chart} data-reveal={reveal}>
      <figure>
        <div className={styles.drawing}>
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
