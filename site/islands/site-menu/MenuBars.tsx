/** Two bars that a style turns into a cross while the menu is open. */
export function MenuBars() {
  return (
    <svg
      viewBox="0 0 20 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1 2h18" />
      <path d="M1 12h18" />
    </svg>
  );
}
