import styles from './DistributionLegend.module.css';

export type DistributionLegendProps = { shares: { name: string }[] };

/** The legend of a chart. The slices have the figures. The chart sets each line's colour in `--share`. */
export function DistributionLegend({ shares }: DistributionLegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shares.map(({ name }) => (
        <li key={name} className="figure">
          {name}
        </li>
      ))}
    </ul>
  );
}
