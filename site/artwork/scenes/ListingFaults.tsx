import { Field } from '../parts/Field.tsx';
import { ListingTable } from '../parts/ListingTable.tsx';
import { Pill } from '../parts/Pill.tsx';

/** An audit of directories: two of them have a wrong detail. */
export function ListingFaults() {
  return (
    <>
      <Field of="seo" />
      <ListingTable faults={{ 'Bing Places': 'Phone', Yell: 'Name' }} />
      <Pill
        x={236}
        y={15}
        width={112}
        height={24}
        label="2 listings differ"
        fill="ink"
        tone="white"
      />
    </>
  );
}
