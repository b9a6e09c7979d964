import { BookingDiary } from './BookingDiary.tsx';
import { BookingPhone } from './BookingPhone.tsx';

/** A booking app: the workshop's diary, and what its customers see. */
export function BookingApp() {
  return (
    <>
      <BookingDiary />
      <BookingPhone />
    </>
  );
}
