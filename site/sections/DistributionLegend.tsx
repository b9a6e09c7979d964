import styles from './DistributionLegend.module.css';

export type DistributionLegendProps = { shares: { name: string; percent: number }[] };

/**
 * The legend of a chart, with bars to scale. The figures are on the slices. The chart sets each
 * line's colour in `--share`.
 */
export function DistributionLegend({ shares }: DistributionLegendProps) {
  const largest = Math.max(...shares.map(({ percent }) => percent));
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shares.map(({ name, percent }) => (
        <li key={name}>
          {name}
          <svg>
            <rect width={`${Math.round((100 * percent) / largest)}%`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
