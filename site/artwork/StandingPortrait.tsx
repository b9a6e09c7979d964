import { PortraitFigure } from './PortraitFigure.tsx';
import { palette } from './parts/palette.ts';
import type { PortraitName } from './portrait-names.ts';
import { portraits } from './portraits.ts';
import styles from './StandingPortrait.module.css';

export type StandingPortraitProps = { name: PortraitName };

/**
 * A drawn person from head to shoulders on a tinted field: an inline, decorative SVG. The field and
 * the arms go on beyond it, so the surrounding box crops it.
 */
export function StandingPortrait({ name }: StandingPortraitProps) {
  const look = portraits[name];
  return (
    <svg className={styles.standing} viewBox="17 0 66 100" aria-hidden="true">
      <path d="M-200-99h500v500h-500" fill={palette[look.field]} />
      <g stroke={palette.ink} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <PortraitFigure look={look} body={body} />
      </g>
    </svg>
  );
}

/** Shoulders and arms. */
const body =
  'M50 77c-13 1-25 4-30 11-4 7-5 20-6 37l-2 289h76l-2-289c-1-17-2-30-6-37-5-7-17-10-30-11ZM28 102v14M72 102v14';
