import { type ReactNode, useRef } from 'react';
import { useIslandLive } from './island-live.ts';
import { useChartTooltip } from './use-chart-tooltip.ts';
import { useRevealOnce } from './use-reveal-once.ts';

export type ChartLiveProps = {
  /** The chart shows itself once this much of it is in view. */
  revealPercent: number;
  /** The static chart, with `[data-slice]` elements inside one `.doughnut-box`. */
  children?: ReactNode;
};

/** Lets a static chart appear when it is reached, and tells each slice's label and value. */
export function ChartLive({ revealPercent, children }: ChartLiveProps) {
  const root = useRef<HTMLDivElement>(null);
  const tooltip = useRef<HTMLParagraphElement>(null);
  const reveal = useRevealOnce(root, revealPercent / 100);
  const text = useChartTooltip(root, tooltip);
  useIslandLive(root);
  return (
    <div ref={root} className="chart-live" data-reveal={reveal}>
      {children}
      <p ref={tooltip} role="tooltip" className="chart-tooltip" hidden={text === ''}>
        {text}
      </p>
    </div>
  );
}
