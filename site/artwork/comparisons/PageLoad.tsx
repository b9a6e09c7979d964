import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import styles from './change.module.css';

/** The waterfall chart of a page load that takes 4.8 seconds at first, then 1.2 seconds. */
export function PageLoad() {
  return (
    <>
      <Panel x={20} y={12} width={360} height={280} />
      <SceneText x={40} y={40} size={14} family="bold">
        Page load on a phone
      </SceneText>
      {rows.map(([label, width], row) => (
        <g key={label} transform={`translate(0 ${60 + row * 26})`}>
          <SceneText x={40} y={12}>
            {label}
          </SceneText>
          <g className={styles.quarter}>
            <Bar x={104} y={0} width={width} height={16} radius={4} fill="accent" />
          </g>
        </g>
      ))}
      <g className={styles.earlier}>
        <Line points="166,52 166,186" isDashed />
        <g className={styles.before}>
          <Pill x={120} y={186} width={92} height={26} label="LCP 4.8 s" size={13} isOutlined />
        </g>
        <g className={styles.after}>
          <Pill
            x={120}
            y={186}
            width={92}
            height={26}
            label="LCP 1.2 s"
            fill="ink"
            tone="white"
            size={13}
          />
        </g>
      </g>
    </>
  );
}

const rows = [
  ['HTML', 80],
  ['CSS', 120],
  ['Fonts', 164],
  ['Script', 248],
  ['Pictures', 208],
] as const;
