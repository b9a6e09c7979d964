import styles from './DistributionLegend.module.css';

export type DistributionLegendProps = { shares: { name: string; percent: number }[] };

/** The legend of a chart, with bars on larger screens. The chart sets the colour of each line in `--share`. */
export function DistributionLegend({ shares }: DistributionLegendProps) {
  const largest = Math.max(...shares.map(({ percent }) => percent));
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shares.map(({ name, percent }) => (
        <li key={name}>
          <i />
          <span>{name}</span>
          {/* All bars have the scale of the largest share. */}
          <svg viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none">
            <rect width={percent} height="1" />
          </svg>
          <b>{percent}%</b>
        </li>
      ))}
    </ul>
  );
}
