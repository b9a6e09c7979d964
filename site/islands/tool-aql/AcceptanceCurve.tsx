import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import { type ClassPlan, passChance } from '../../tools/aql.ts';
import { formatChance, formatPercent } from '../tool/format.ts';
import { ToolTable } from '../tool/ToolTable.tsx';
import styles from './AcceptanceCurve.module.css';

export type AcceptanceCurveProps = {
  lot: number;
  plans: readonly ClassPlan[];
  words: WordsOf<'aql'>;
  shared: ToolsPage['words'];
};

/** All values are in drawing units. */
const area = { width: 420, height: 240, left: 44, top: 14, right: 12, bottom: 44 };
const plot = {
  width: area.width - area.left - area.right,
  height: area.height - area.top - area.bottom,
};
const steps = 60;

/** The chance that a lot passes, by its share of faulty pieces. Screen readers get a table. */
export function AcceptanceCurve({ lot, plans, words, shared }: AcceptanceCurveProps) {
  const { caption, faulty, chance } = words.curve;
  const chanceOf = ({ sample, accept }: ClassPlan, percent: number) =>
    passChance(lot, Math.round((lot * percent) / 100), sample, accept);
  // The curve ends where every class is almost certain to reject the lot.
  const most =
    [5, 10, 20, 40, 100].find((percent) => plans.every((plan) => chanceOf(plan, percent) < 0.02)) ??
    100;
  const marks = [0.05, 0.125, 0.25, 0.5, 0.75, 1].map((share) => share * most);
  const x = (percent: number) => area.left + (percent / most) * plot.width;
  const y = (share: number) => area.top + (1 - share) * plot.height;
  return (
    <div className={styles.chart}>
      <figure>
        <figcaption>{caption}</figcaption>
        <svg viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <path d={`M${area.left} ${y(share)}h${plot.width}`} data-part="grid" />
              <text x={area.left - 8} y={y(share)} dy=".35em" textAnchor="end">
                {share * 100}%
              </text>
            </g>
          ))}
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <text
              key={share}
              x={x(share * most)}
              y={area.height - area.bottom + 18}
              textAnchor={share === 1 ? 'end' : 'middle'}
            >
              {formatPercent(share * most)}
            </text>
          ))}
          <text x={area.width - area.right} y={area.height - 6} textAnchor="end">
            {faulty}
          </text>
          {plans.map((plan) => (
            <polyline
              key={plan.fault}
              data-fault={plan.fault}
              points={Array.from({ length: steps + 1 }, (_, step) => {
                const percent = (step / steps) * most;
                return `${x(percent).toFixed(1)},${y(chanceOf(plan, percent)).toFixed(1)}`;
              }).join(' ')}
            />
          ))}
        </svg>
        <ul className={styles.legend} aria-hidden="true">
          {plans.map(({ fault }) => (
            <li key={fault} data-fault={fault}>
              {words.classes[fault]}
            </li>
          ))}
        </ul>
      </figure>
      <ToolTable
        caption={chance}
        columns={[faulty, ...plans.map(({ fault }) => words.classes[fault])]}
        rows={marks.map((percent) => ({
          head: formatPercent(percent),
          cells: plans.map((plan) => formatChance(chanceOf(plan, percent), shared)),
        }))}
      />
    </div>
  );
}
