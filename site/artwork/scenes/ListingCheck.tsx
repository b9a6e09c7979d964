import { Field } from '../parts/Field.tsx';
import { ListingTable } from '../parts/ListingTable.tsx';

/** Directories on which name, address and phone agree. */
export function ListingCheck() {
  return (
    <>
      <Field of="seo" />
      <ListingTable />
    </>
  );
}
