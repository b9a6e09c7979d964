/**
 * A hub with three rising arms, one of which is the rising line. The mark has the text's colour.
 */
export function LogoMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M8 28V15l6-9" />
        <path d="M8 28h13l9-6" />
        <path d="M8 28l10-9 2-7 9-6" stroke="var(--color-accent)" />
      </g>
      <circle cx="8" cy="28" r="5.2" fill="currentColor" />
      <circle cx="29.4" cy="6" r="4" fill="var(--color-accent)" />
    </svg>
  );
}
