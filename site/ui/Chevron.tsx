/** Points down: what it stands on opens. */
export function Chevron() {
  return (
    <svg viewBox="0 0 12 8" className="chevron" aria-hidden="true">
      <path
        d="M1.5 1.5 6 6l4.5-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
