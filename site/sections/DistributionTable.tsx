export type DistributionTableProps = {
  caption: string;
  columns: { region: string; share: string };
  shares: { name: string; percent: number }[];
};

/** A table of the doughnut's figures for screen readers. */
export function DistributionTable({ caption, columns, shares }: DistributionTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.region}</th>
            <th scope="col">{columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, percent }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{`${percent}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
