import { Cross } from '../parts/Cross.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import styles from './change.module.css';

/** The label that was ordered beside the factory's label: they differ at first, then match. */
export function ProductLabel() {
  return (
    <>
      <Panel x={20} y={12} width={360} height={280} />
      <SceneText x={110} y={40} size={13} family="bold">
        You ordered
      </SceneText>
      <SceneText x={234} y={40} size={13} family="bold">
        On the label
      </SceneText>
      <Rule x={20} y={54} width={360} />
      {rows.map(([name, ordered, before], row) => (
        <g key={name} transform={`translate(0 ${80 + row * 36})`}>
          <SceneText x={36} y={0} size={13} tone="soft">
            {name}
          </SceneText>
          <SceneText x={110} y={0} size={13}>
            {ordered}
          </SceneText>
          <g className={styles.before}>
            <SceneText x={234} y={0} size={13}>
              {before}
            </SceneText>
            <Cross x={344} y={0} />
          </g>
          <g className={styles.after}>
            <SceneText x={234} y={0} size={13}>
              {ordered}
            </SceneText>
            <Tick x={343} y={0} />
          </g>
          <Rule x={23} y={14} width={354} tone="rule" />
        </g>
      ))}
      <g className={styles.before}>
        <Pill
          x={234}
          y={176}
          width={130}
          height={28}
          label="Hold the goods"
          fill="copyField"
          size={13}
        />
      </g>
      <g className={styles.after}>
        <Pill
          x={234}
          y={176}
          width={130}
          height={28}
          label="Release to ship"
          fill="sourcingField"
          size={13}
        />
      </g>
    </>
  );
}

const rows = [
  ['Voltage', '220–240 V', '110 V'],
  ['Plug', 'UK, type G', 'US, type A'],
  ['Warning', 'English', 'Chinese only'],
] as const;
