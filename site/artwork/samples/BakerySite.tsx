import { BakeryPage } from './BakeryPage.tsx';
import { BakeryPhone } from './BakeryPhone.tsx';

/** A finished website: a bakery's home page on a desktop and on a phone. */
export function BakerySite() {
  return (
    <>
      <BakeryPage />
      <BakeryPhone />
    </>
  );
}
