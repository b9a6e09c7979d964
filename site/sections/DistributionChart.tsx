import { Doughnut } from '../artwork/Doughnut.tsx';
import { DistributionTable } from './DistributionTable.tsx';

export type DistributionChartProps = {
  heading: string;
  columns: { region: string; share: string };
  shares: { name: string; percent: number }[];
};

/** A doughnut with its legend, and the same figures as a table. */
export function DistributionChart({ heading, columns, shares }: DistributionChartProps) {
  return (
    <figure className="distribution-chart">
      <div className="doughnut-box">
        <Doughnut label={heading} shares={shares} />
      </div>
      <ul className="legend" aria-hidden="true">
        {shares.map(({ name, percent }, index) => (
          <li key={name}>
            <i className={`share-${index + 1}`} />
            {name}
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
      <DistributionTable caption={heading} columns={columns} shares={shares} />
    </figure>
  );
}
