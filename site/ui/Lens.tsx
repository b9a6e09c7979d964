/** The lens of the search. */
export function Lens() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.8" />
      <path d="M13 13l4.6 4.6" />
    </svg>
  );
}
