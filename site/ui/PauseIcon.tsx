export type PauseIconProps = { isPaused: boolean };

/** Two bars while something is moving, and a triangle while it is paused. */
export function PauseIcon({ isPaused }: PauseIconProps) {
  return (
    <svg viewBox="0 0 12 14" fill="currentColor" aria-hidden="true">
      {isPaused ? (
        <path d="M2 1.2v11.6a1 1 0 0 0 1.5.8l8-5.8a1 1 0 0 0 0-1.6l-8-5.8A1 1 0 0 0 2 1.2Z" />
      ) : (
        <>
          <rect width="4" height="14" rx="1.5" />
          <rect x="8" width="4" height="14" rx="1.5" />
        </>
      )}
    </svg>
  );
}
