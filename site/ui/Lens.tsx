import { LineIcon } from './LineIcon.tsx';

/** The magnifying glass of the search button and field. */
export function Lens() {
  return (
    <LineIcon box="20 20">
      <circle cx="8.5" cy="8.5" r="5.8" />
      <path d="M13 13l4.6 4.6" />
    </LineIcon>
  );
}
