import { PortraitFigure } from './PortraitFigure.tsx';
import { palette } from './parts/palette.ts';
import type { PortraitName } from './portrait-names.ts';
import { portraits } from './portraits.ts';
import styles from './StandingPortrait.module.css';

export type StandingPortraitProps = { name: PortraitName };

/**
 * A drawn person from head to hip on a tinted field: an inline, decorative SVG. The surrounding box
 * crops it.
 */
export function StandingPortrait({ name }: StandingPortraitProps) {
  const look = portraits[name];
  return (
    <svg
      className={styles.standing}
      viewBox="10 -30 80 122"
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
    >
      <path d="M-200-99h500v500h-500" fill={palette[look.field]} />
      <g stroke={palette.ink} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <PortraitFigure look={look} body={body} />
      </g>
    </svg>
  );
}

/** Shoulders and arms. */
const body = 'M14 414V107c0-19 15-28 36-30 21 2 36 11 36 30v307ZM28 114v300M72 114v300';
