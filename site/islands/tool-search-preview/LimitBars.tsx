import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import { searchLimits } from '../../tools/search-preview.ts';
import styles from './LimitBars.module.css';
import type { Preview } from './Result.tsx';

export type LimitBarsProps = { previews: readonly Preview[]; words: WordsOf<'search-preview'> };

/** The width of each text, compared with the range in which results are cut off. */
export function LimitBars({ previews, words }: LimitBarsProps) {
  const bars = (['title', 'description'] as const).flatMap((part) =>
    previews.map((preview) => ({
      name: `${words.parts[part]} · ${words.devices[preview.device]}`,
      ...preview[part],
      ...searchLimits[preview.device][part],
    })),
  );
  return (
    <div className={styles.bars}>
      <p className={styles.caption}>{words.table}</p>
      <ul>
        {bars.map(({ name, width, fit, low, high }) => (
          <li key={name} data-fit={fit}>
            <span>{name}</span> <b>{words.verdicts[fit]}</b>
            <Band width={width} low={low} high={high} />{' '}
            <small>
              {fillWords(words.limits, { width: Math.round(width), low, high }, locale)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Band({ width, low, high }: { width: number; low: number; high: number }) {
  const whole = high * 1.25;
  return (
    <svg viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect data-part="band" x={low} width={high - low} height="10" />
      <rect data-part="text" y="2.5" width={Math.min(width, whole).toFixed(0)} height="5" />
    </svg>
  );
}
