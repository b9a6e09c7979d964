import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import styles from './change.module.css';

const x = 40;

/**
 * A search result with a title that is cut off, then one with a title that says what the page is
 * about.
 */
export function SearchResult() {
  return (
    <>
      <Panel x={20} y={12} width={360} height={104} />
      <SceneText x={x} y={38} size={11} tone="soft">
        yourbusiness.co.uk
      </SceneText>
      <g className={styles.before}>
        <SceneText x={x} y={64} size={18} family="display" tone="web">
          Welcome | Home | Plumbing and he…
        </SceneText>
      </g>
      <g className={styles.after}>
        <SceneText x={x} y={64} size={18} family="display" tone="web">
          Boiler repair in Leeds, same day
        </SceneText>
      </g>
      <Bar x={x} y={80} width={296} />
      <Bar x={x} y={94} width={232} />
      <Panel x={20} y={132} width={360} height={160} />
      {checks.map(([label, before, after], row) => (
        <g key={label} transform={`translate(0 ${160 + row * 30})`}>
          <SceneText x={x} y={0} size={13} family="bold">
            {label}
          </SceneText>
          <g className={styles.before}>
            <Cross x={112} y={0} />
            <SceneText x={132} y={0} size={13}>
              {before}
            </SceneText>
          </g>
          <g className={styles.after}>
            <Tick x={111} y={0} />
            <SceneText x={132} y={0} size={13}>
              {after}
            </SceneText>
          </g>
        </g>
      ))}
    </>
  );
}

const checks = [
  ['Title', 'Cut off, too many topics', 'Fits, targets one search'],
  ['Heading', 'Welcome to our site', 'Boiler repair in Leeds'],
] as const;
