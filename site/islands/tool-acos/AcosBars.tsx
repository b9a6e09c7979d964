import styles from './AcosBars.module.css';

export type AcosBarsProps = {
  /** The label of the mark, such as "Break-even ACOS 25%". */
  label: string;
  breakEven: number;
  bars: readonly { head: string; value: string; acos: number; isOwn: boolean }[];
};

/** The ACOS of several bids as bars, with a mark at break-even. The result says the same in words. */
export function AcosBars({ label, breakEven, bars }: AcosBarsProps) {
  const most = 1.25 * Math.max(breakEven, ...bars.map(({ acos }) => acos));
  const at = (acos: number) => `${((acos / most) * 100).toFixed(1)}%`;
  const mark = at(breakEven);
  const isLeft = breakEven < most / 2;
  return (
    <svg className={styles.bars} height={`${bars.length * 3 + 1.6}em`} aria-hidden="true">
      {bars.map(({ head, value, acos, isOwn }, row) => (
        <g key={head} data-own={isOwn || undefined}>
          <text y={`${row * 3 + 1}em`}>{head}</text>
          <text x="100%" y={`${row * 3 + 1}em`} textAnchor="end">
            {value}
          </text>
          <rect y={`${row * 3 + 1.5}em`} width={at(acos)} height="0.8em" rx="0.4em" />
          <line x1={mark} x2={mark} y1={`${row * 3 + 1.45}em`} y2={`${row * 3 + 2.35}em`} />
        </g>
      ))}
      <text x={mark} y={`${bars.length * 3 + 0.9}em`} textAnchor={isLeft ? 'start' : 'end'}>
        {label}
      </text>
    </svg>
  );
}
