import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** One contact and one schedule, from the quotes to the port. The factory and ship take longest. */
export function OneSchedule() {
  return (
    <>
      <Panel x={8} y={8} width={404} height={400} />
      <Disc x={40} y={38} radius={18} fill="sourcingField" />
      <Shape d="M28 51c2-10 22-10 24 0" fill="sourcing" />
      <Disc x={40} y={34} radius={7} fill="seoPale" />
      <SceneText x={68} y={44} size={15} family="bold">
        Your one contact
      </SceneText>
      <SampleTag x={334} y={27} />
      <Line points="8,66 412,66" />
      {months.map((month, index) => (
        <g key={month} transform={`translate(${112 + index * 75})`}>
          <Line points="0,66 0,264" tone="rule" />
          <SceneText x={10} y={86} family="bold" tone="soft">
            {month}
          </SceneText>
        </g>
      ))}
      {rows.map(({ task, from, days, fill }, index) => (
        <g key={task} transform={`translate(0 ${98 + index * 33})`}>
          <SceneText x={24} y={19} size={14} family="bold">
            {task}
          </SceneText>
          <Panel x={from} y={3} width={days} height={22} radius={6} fill={fill} />
        </g>
      ))}
      {(['sourcing', 'sourcingField'] as const).map((fill, index) => (
        <g key={fill} transform={`translate(342 ${102 + index * 26})`}>
          <Panel x={0} y={0} width={14} height={14} radius={4} fill={fill} />
          <SceneText x={20} y={12} size={12} family="bold">
            {index === 0 ? 'Ours' : 'Theirs'}
          </SceneText>
        </g>
      ))}
      <Disc x={388} y={244} radius={10} fill="accent" />
    </>
  );
}

const months = ['April', 'May', 'June', 'July'];
const rows = [
  { task: 'Quotes', from: 116, days: 40, fill: 'sourcing' },
  { task: 'Sample', from: 150, days: 36, fill: 'sourcing' },
  { task: 'Factory', from: 182, days: 106, fill: 'sourcingField' },
  { task: 'Checks', from: 284, days: 18, fill: 'sourcing' },
  { task: 'Ship', from: 298, days: 90, fill: 'sourcingField' },
] as const;
