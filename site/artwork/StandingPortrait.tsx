import styles from './Portrait.module.css';
import { PortraitFigure } from './PortraitFigure.tsx';
import { palette } from './parts/palette.ts';
import type { PortraitName } from './portrait-names.ts';
import { portraits } from './portraits.ts';

export type StandingPortraitProps = { name: PortraitName };

/**
 * A drawn person from head to hip on their field, inline, for decoration. The box around it crops
 * field and body at its edges.
 */
export function StandingPortrait({ name }: StandingPortraitProps) {
  const look = portraits[name];
  return (
    <svg
      className={styles.standing}
      viewBox="10 -30 80 122"
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <path d="M-200-100h500v500h-500Z" fill={palette[look.field]} />
      <g stroke={palette.ink} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <PortraitFigure look={look} body={body} />
        <path d="M28 114v300M72 114v300" fill="none" />
      </g>
    </svg>
  );
}

const body = 'M14 414V107c0-19 15-28 36-30 21 2 36 11 36 30v307Z';
