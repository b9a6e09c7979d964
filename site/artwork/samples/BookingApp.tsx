import { BookingDiary } from './BookingDiary.tsx';
import { BookingPhone } from './BookingPhone.tsx';

/** A booking app: the workshop's diary and the customer's view. */
export function BookingApp() {
  return (
    <>
      <BookingDiary />
      <BookingPhone />
    </>
  );
}
