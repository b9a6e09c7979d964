import styles from './ToolTable.module.css';

export type ToolRow = {
  head: string;
  cells: readonly string[];
  isResult?: boolean;
};

export type ToolTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly ToolRow[];
};

/** A line never breaks after it, thanks to the word joiner. */
const minus = '\u2212';

/** A table of figures. */
export function ToolTable({ caption, columns, rows }: ToolTableProps) {
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
        {rows.map(({ head, cells, isResult }) => (
          <tr key={head} data-result={isResult ? '' : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell.replaceAll(minus, `${minus}\u2060`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
