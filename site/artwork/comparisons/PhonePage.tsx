import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import styles from './change.module.css';

/** A phone showing a desktop page, then a page that fits its screen. */
export function PhonePage() {
  return (
    <>
      <Panel x={14} y={30} width={206} height={270} fill="ink" />
      {code.map(([words, y]) => (
        <SceneText key={words} x={32} y={y} family="mono" tone="softOnInk">
          {words}
        </SceneText>
      ))}
      <g className={styles.before}>
        <SceneText x={46} y={86} family="mono" tone="copyField">
          width: 1200px;
        </SceneText>
        <Panel x={246} y={56} width={146} height={108} radius={4} fill="webField" isDashed />
      </g>
      <g className={styles.after}>
        <SceneText x={46} y={86} family="mono" tone="accentLight">
          width: 100%;
        </SceneText>
      </g>
      <Panel x={236} y={8} width={124} height={300} radius={20} />
      <Bar x={276} y={18} width={44} height={6} fill="ink" />
      <g className={styles.before}>
        <SceneText x={248} y={54} size={10}>
          Bistro Marl Home Menu
        </SceneText>
        <Bar x={248} y={64} width={144} height={40} radius={0} fill="rule" />
        <Bar x={248} y={112} width={40} height={3} />
        <Bar x={296} y={112} width={40} height={3} />
        <Bar x={344} y={112} width={48} height={3} />
        <Bar x={248} y={120} width={34} height={3} />
        <Bar x={296} y={120} width={40} height={3} />
        <Bar x={344} y={120} width={40} height={3} />
      </g>
      <g className={styles.arriving}>
        <SceneText x={250} y={56} size={18} family="display">
          Bistro Marl
        </SceneText>
        <Panel x={250} y={68} width={96} height={62} radius={8} fill="webField" />
        <Shape d="M268 112h60M276 112a22 20 0 0 1 44 0M298 92v-6" />
        <SceneText x={250} y={152} size={13}>
          Open from six
        </SceneText>
        <Pill
          x={250}
          y={166}
          width={96}
          height={34}
          label="Book a table"
          fill="accent"
          size={12}
          isOutlined
        />
      </g>
    </>
  );
}

const code = [
  ['.page {', 60],
  ['}', 112],
  ['<Menu />', 150],
  ['<Booking />', 176],
] as const;
