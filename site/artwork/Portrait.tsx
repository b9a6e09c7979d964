import styles from './Portrait.module.css';
import { PortraitFigure } from './PortraitFigure.tsx';
import { palette } from './parts/palette.ts';
import type { PortraitName } from './portrait-names.ts';
import { portraits } from './portraits.ts';

export type PortraitProps = { name: PortraitName };

/** A drawn person in a round frame: an inline, decorative SVG. */
export function Portrait({ name }: PortraitProps) {
  const look = portraits[name];
  return (
    <svg className={styles.portrait} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill={palette[look.field]} />
      <g stroke={palette.ink} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <PortraitFigure look={look} body={body} />
        <circle cx="50" cy="50" r="49" fill="none" />
      </g>
    </svg>
  );
}

/** The shoulders. They end along the frame, so no clipping is needed. */
const body = 'M18.3 87.3C22 79 34 77 50 77s28 2 31.7 10.3A49 49 0 0 1 18.3 87.3Z';
