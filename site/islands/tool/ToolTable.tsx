import styles from './ToolTable.module.css';

/** A bar. All bars of a table have the same scale. */
export type Bar = { from: number; to: number; look: 'cost' | 'whole' };

export type ToolRow = {
  head: string;
  cells: readonly string[];
  bar?: Bar;
  isResult?: boolean;
};

export type ToolTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly ToolRow[];
};

/**
 * A table of figures. With bars it is a waterfall chart, in which each bar starts where the one
 * above ends.
 */
export function ToolTable({ caption, columns, rows }: ToolTableProps) {
  const ends = rows.flatMap(({ bar }) => (bar ? [bar.from, bar.to] : []));
  const least = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - least;
  const at = (value: number) => (span > 0 ? ((value - least) / span) * 100 : 0);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells, bar, isResult }) => (
          <tr key={head} data-result={isResult ? '' : undefined}>
            <th scope="row">
              {head}
              {bar && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    data-look={bar.look}
                    x={at(Math.min(bar.from, bar.to)).toFixed(2)}
                    width={Math.max(0.6, Math.abs(at(bar.to) - at(bar.from))).toFixed(2)}
                    height="1"
                  />
                </svg>
              )}
            </th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
