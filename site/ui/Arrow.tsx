/** Points onwards; turns round where text runs right to left. */
export function Arrow() {
  return (
    <svg
      className="arrow-next"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 9h13M10 4l5 5-5 5" />
    </svg>
  );
}
