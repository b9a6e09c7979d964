import styles from './DistributionLegend.module.css';

export type DistributionLegendProps = { shares: { name: string; percent: number }[] };

/** The legend of a chart in large figures. The chart sets each line's colour in `--share`. */
export function DistributionLegend({ shares }: DistributionLegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shares.map(({ name, percent }) => (
        <li key={name}>
          <b className="figure">{`${percent}%`}</b>
          {name}
        </li>
      ))}
    </ul>
  );
}
