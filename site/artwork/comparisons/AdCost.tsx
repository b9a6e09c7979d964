import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import styles from './change.module.css';

/** Search terms and their ad cost as a share of sales: first above break-even, then below it. */
export function AdCost() {
  return (
    <>
      <Panel x={20} y={12} width={360} height={280} />
      <SceneText x={40} y={40} size={14} family="bold">
        ACOS by search term
      </SceneText>
      {terms.map(([term, width, before, after], row) => (
        <g key={term} transform={`translate(0 ${58 + row * 38})`}>
          <SceneText x={40} y={17} size={13}>
            {term}
          </SceneText>
          <g className={styles.threeFifths}>
            <Bar x={142} y={2} width={width} height={22} radius={5} fill="ppcField" />
          </g>
          <g className={styles.before}>
            <SceneText x={152} y={18} size={13} family="bold">
              {before}
            </SceneText>
          </g>
          <g className={styles.after}>
            <SceneText x={152} y={18} size={13} family="bold">
              {after}
            </SceneText>
          </g>
        </g>
      ))}
      <SceneText x={40} y={189} size={13}>
        kettle spares
      </SceneText>
      <g className={styles.before}>
        <Bar x={142} y={174} width={222} height={22} radius={5} fill="ppcField" />
        <SceneText x={152} y={190} size={13} family="bold">
          No sales
        </SceneText>
      </g>
      <g className={styles.after}>
        <Line points="38,185 122,184" tone="ppc" width={2} />
        <Pill
          x={142}
          y={174}
          width={116}
          height={22}
          label="Negative keyword"
          fill="ink"
          tone="white"
          size={11}
        />
      </g>
      <Line points="290,50 290,206" isDashed />
      <SceneText x={364} y={40} size={11} tone="soft" anchor="end">
        Break-even 30%
      </SceneText>
    </>
  );
}

/** The dashed line at 30% is 148 units from the start of the bars. */
const terms = [
  ['steel kettle', 168, '34%', '20%'],
  ['kettle 1.7 L', 197, '40%', '24%'],
  ['glass kettle', 222, '45%', '27%'],
] as const;
