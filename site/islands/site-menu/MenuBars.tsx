import { LineIcon } from '../../ui/LineIcon.tsx';

/** Two bars that the styles turn into a cross while the menu is open. */
export function MenuBars() {
  return (
    <LineIcon box="20 14">
      <path d="M1 2h18" />
      <path d="M1 12h18" />
    </LineIcon>
  );
}
