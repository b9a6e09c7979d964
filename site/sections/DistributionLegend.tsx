import styles from './DistributionLegend.module.css';

export type DistributionLegendProps = { shares: { name: string; percent: number }[] };

/** The legend of a chart. The chart sets the colour of each line in `--share`. */
export function DistributionLegend({ shares }: DistributionLegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shares.map(({ name, percent }) => (
        <li key={name}>
          <i />
          {name}
          <b>{percent}%</b>
        </li>
      ))}
    </ul>
  );
}
