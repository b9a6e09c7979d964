import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Stars } from '../parts/Stars.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A listing before and after: its pictures, title, search terms and score. */
export function ListingOptimization() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={20} y={24} width={320} height={276} />
      <Panel x={34} y={38} width={116} height={120} radius={10} fill="ppcField" />
      <Kettle x={92} y={142} />
      {[0, 1, 2, 3].map((index) => (
        <Panel
          key={index}
          x={34 + index * 30}
          y={166}
          width={26}
          height={26}
          radius={6}
          fill={index === 0 ? 'accent' : 'paper2'}
        />
      ))}
      <SceneText x={166} y={54} size={13} tone="faint">
        Kettle silver best
      </SceneText>
      <Line points="164,50 274,49" tone="copy" width={3} />
      <SceneText x={166} y={80} size={18} family="display">
        Steel kettle, 1.7 L
      </SceneText>
      <Stars x={166} y={94} />
      <SceneText x={234} y={98} size={11} tone="soft">
        312
      </SceneText>
      {points.map((point, index) => (
        <g key={point}>
          <Tick x={166} y={122 + index * 23} />
          <SceneText x={185} y={122 + index * 23} size={12}>
            {point}
          </SceneText>
        </g>
      ))}
      <Rule x={20} y={204} width={320} />
      <SceneText x={38} y={227} family="bold">
        Listing score
      </SceneText>
      <Bar x={126} y={217} width={150} height={12} fill="ppcField" />
      <Bar x={126} y={217} width={138} height={12} fill="accent" />
      <SceneText x={322} y={228} size={14} family="bold" anchor="end">
        92
      </SceneText>
    </>
  );
}

const points = ['7 pictures, 1 video', '5 bullets, 249 bytes', 'A+ content live'];
