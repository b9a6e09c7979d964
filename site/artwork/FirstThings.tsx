import { Bar } from './parts/Bar.tsx';
import { Field } from './parts/Field.tsx';
import { Panel } from './parts/Panel.tsx';
import { SceneText } from './parts/SceneText.tsx';
import { Shape } from './parts/Shape.tsx';
import styles from './Scene.module.css';

const blocks = [46, 138, 230];

/** A visitor's website with numbered notes: what to do first, what next and what later. */
export function FirstThings() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 352 220"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <Field of="seo" />
      <Panel x={28} y={24} width={296} height={300} />
      <Shape d="M28 62h296M44 43h0m10 0h0m10 0h0" />
      <Panel x={80} y={33} width={230} height={20} radius={10} fill="paper" />
      <SceneText x={94} y={47}>
        yourwebsite.co.uk
      </SceneText>
      <Panel x={46} y={78} width={132} height={46} radius={8} fill="paper" isDashed />
      <Bar x={58} y={90} width={104} height={9} />
      <Bar x={58} y={106} width={64} />
      <Bar x={198} y={78} width={110} height={62} radius={8} fill="seoField" />
      {blocks.map((x) => (
        <g key={x}>
          <Bar x={x} y={162} width={76} height={80} radius={8} fill="paper2" />
          <Bar x={x + 12} y={204} width={44} />
        </g>
      ))}
      <Bar x={112} y={110} width={86} height={34} radius={17} fill="ink" />
      <SceneText x={126} y={133.5} size={18} family="display" tone="accent">
        1
      </SceneText>
      <SceneText x={144} y={132} size={14} family="bold" tone="white">
        First
      </SceneText>
      <Panel x={244} y={122} width={92} height={30} radius={15} />
      <SceneText x={259} y={142} size={14} family="bold">
        2
      </SceneText>
      <SceneText x={277} y={142} size={14}>
        Next
      </SceneText>
      <Panel x={62} y={170} width={92} height={30} radius={15} />
      <SceneText x={77} y={190} size={14} family="bold">
        3
      </SceneText>
      <SceneText x={95} y={190} size={14}>
        Later
      </SceneText>
    </svg>
  );
}
