import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Three papers that name the same company, and the verdict. */
export function SamePayee() {
  return (
    <>
      {papers.map(({ x, y, title }) => (
        <g key={title}>
          <Panel x={x} y={y} width={128} height={400} radius={6} />
          <SceneText x={x + 14} y={y + 26} size={15} family="bold">
            {title}
          </SceneText>
          <Shape d={`M${x} ${y + 38}h128`} />
          <Bar x={x + 14} y={156} width={100} />
          <Bar x={x + 14} y={170} width={70} />
          <Bar x={x + 1} y={106} width={126} height={34} radius={0} fill="sourcingField" />
          <SceneText x={x + 14} y={128} size={15} family="bold">
            Factory B Ltd
          </SceneText>
        </g>
      ))}
      {[142, 280].map((x) => (
        <g key={x}>
          <Disc x={x} y={123} radius={12} fill="sourcing" />
          <Line points={`${x - 5},123 ${x - 1},127 ${x + 6},118`} tone="white" width={3} />
        </g>
      ))}
      <Disc x={112} y={82} radius={16} fill="copy" />
      <Shape d="M112 72l3 7 7 0-5 5 2 7-7-4-7 4 2-7-5-5 7 0z" fill="white" line="none" />
      <Shape
        d="M355 94v-14m12 14v-14m12 14v-14M346 96h42M344 78l23-12 23 12z"
        fill="sourcingField"
      />
      <SampleTag x={204} y={66} />
      <Shape d="M8 196H412V280H8z" fill="ink" />
      <SceneText x={26} y={222} size={13} family="bold" tone="softOnInk">
        Our verdict
      </SceneText>
      <SceneText x={26} y={248} size={18} family="bold" tone="white">
        Go ahead, with conditions
      </SceneText>
      <Disc x={380} y={230} radius={17} fill="accent" line="none" />
      <Line points="371,230 378,237 390,222" width={3} />
    </>
  );
}

const papers = [
  { x: 8, y: 20, title: 'Licence' },
  { x: 146, y: 8, title: 'Contract' },
  { x: 284, y: 20, title: 'Bank' },
] as const;
