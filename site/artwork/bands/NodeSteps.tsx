import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** A campsite's data, its tests and the server that it runs on, with the manual. */
export function NodeSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Shape d="M-18-3h148" />
        <Tent x={32} y={-3} />
        <Shape d={tree} fill="sourcing" />
        <Shape d={tree} transform="translate(24)" fill="sourcing" />
        <Line points="27,62 27,80" />
        <Line points="85,20 85,40" />
        <Table x={2} y={9} name="Pitch" fields={['id', 'power']} />
        <Table x={60} y={34} name="Stay" fields={['pitch', 'nights']} />
        <Pill x={9} y={74} width={36} height={18} label="GET" fill="web" tone="white" size={11} />
        <Pill x={62} y={8} width={46} height={18} label="POST" fill="web" tone="white" size={11} />
        <Line points="52,41 56,41 56,68 60,68" tone="accent" width={3} />
        <Disc x={60} y={68} radius={4} fill="accent" />
      </StepField>
      <StepField column={1} fill="webField">
        <Tent x={56} y={2} />
        <Panel x={4} y={2} width={104} height={90} radius={10} fill="ink" />
        <SceneText x={13} y={21} size={12} family="mono" tone="white">
          npm test
        </SceneText>
        <SceneText x={100} y={21} size={12} family="mono" tone="successOnInk" anchor="end">
          3/3
        </SceneText>
        <Bar x={6} y={66} width={100} height={21} radius={6} fill="accent" />
        {['Books a stay', 'Stops a clash', 'Your example'].map((test, index) => (
          <g key={test} transform={`translate(12 ${41 + index * 20})`}>
            <Tick x={0} y={0} tone={index === 2 ? 'ink' : 'successOnInk'} />
            <SceneText x={16} y={0} size={11} tone={index === 2 ? 'ink' : 'white'}>
              {test}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="webField">
        {['Data', 'API', 'Backup', 'Logs'].map((part, index) => (
          <g key={part} transform={`translate(2 ${index * 30 - 26})`}>
            <Panel x={0} y={0} width={106} height={25} radius={6} fill="ink" />
            <Disc x={13} y={12.5} radius={5} fill="successOnInk" line="none" />
            <SceneText x={24} y={16.5} size={12} family="bold" tone="white">
              {part}
            </SceneText>
            {index < 2 && <Shape d="M82 9h14M82 16h14" line="soft" width={3} />}
          </g>
        ))}
        <g transform="rotate(-4 84 76)">
          <Panel x={58} y={54} width={51} height={70} radius={4} fill="accent" />
          <Line points="63,54 63,120" />
          <SceneText x={86} y={76} size={11} family="bold" anchor="middle">
            Manual
          </SceneText>
        </g>
      </StepField>
    </>
  );
}

/** A tent, 40x26, positioned by the middle of its lower edge. */
function Tent({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-20 0L0-26 20 0z" fill="accent" />
      <Shape d="M-7 0l7-13 7 13z" fill="ink" />
    </g>
  );
}

/** A fir tree on the campsite. */
const tree = 'M88-3l7-10h-4l8-14 8 14h-4l7 10z';

type TableProps = { x: number; y: number; name: string; fields: readonly string[] };

/** A database table with its fields. */
function Table({ x, y, name, fields }: TableProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={50} height={58} radius={8} />
      <Shape d="M0 20V8q0-8 8-8h34q8 0 8 8v12z" fill="ink" />
      <SceneText x={7} y={14} size={11} family="bold" tone="white">
        {name}
      </SceneText>
      {fields.map((field, index) => (
        <SceneText key={field} x={7} y={36 + index * 15} size={11}>
          {field}
        </SceneText>
      ))}
    </g>
  );
}
