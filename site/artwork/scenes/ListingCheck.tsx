import { Field } from '../parts/Field.tsx';
import { ListingTable } from '../parts/ListingTable.tsx';

/** Directories that all have the right name, address and phone number. */
export function ListingCheck() {
  return (
    <>
      <Field of="seo" />
      <ListingTable />
    </>
  );
}
