import { Cross } from './Cross.tsx';
import { Panel } from './Panel.tsx';
import { Rule } from './Rule.tsx';
import { SceneText } from './SceneText.tsx';
import { Tick } from './Tick.tsx';

const listings = ['Google Maps', 'Bing Places', 'Apple Maps', 'Yell', 'Facebook'] as const;
const columns = ['Name', 'Address', 'Phone'] as const;

export type ListingTableProps = {
  /** For each directory, the detail that is wrong. */
  faults?: Partial<Record<(typeof listings)[number], (typeof columns)[number]>>;
};

/** Directories, and whether each one has the right details. */
export function ListingTable({ faults = {} }: ListingTableProps) {
  return (
    <>
      <Panel x={24} y={30} width={312} height={270} />
      <SceneText x={44} y={56} family="bold">
        Listing
      </SceneText>
      {columns.map((column, place) => (
        <SceneText key={column} x={176 + place * 62} y={56} family="bold" anchor="middle">
          {column}
        </SceneText>
      ))}
      <Rule x={24} y={70} width={312} />
      {listings.map((listing, index) => (
        <g key={listing} transform={`translate(0 ${96 + index * 31})`}>
          <SceneText x={44} y={0} size={13}>
            {listing}
          </SceneText>
          {columns.map((column, place) =>
            faults[listing] === column ? (
              <Cross key={column} x={171 + place * 62} y={0} />
            ) : (
              <Tick key={column} x={170 + place * 62} y={0} />
            ),
          )}
          <Rule x={27} y={11} width={306} tone="rule" />
        </g>
      ))}
    </>
  );
}
