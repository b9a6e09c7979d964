import styles from './ClimbDivider.module.css';

/** The edge between a light section and the dark one below it, drawn as the rising line. */
export function ClimbDivider() {
  return (
    <div className={styles.climb} aria-hidden="true">
      <svg viewBox="0 0 1440 128" preserveAspectRatio="none">
        <path
          d="M0 128V112L260 84 430 98 720 52 890 66 1238 16H1440V128Z"
          fill="var(--color-ink)"
        />
        <polyline
          points="-10,113 260,84 430,98 720,52 890,66 1238,16"
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth="6"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
