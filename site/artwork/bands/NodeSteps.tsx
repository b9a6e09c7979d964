import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';
import { StepPerson } from './StepPerson.tsx';

/** A campsite's data, its tests and the server that it runs on, with the manual. */
export function NodeSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Line points="-30,-14 140,-14" tone="accent" width={3} />
        <Line points="-74,48 -74,88 -40,88" tone="accent" width={3} />
        <Line points="160,20 160,70" tone="accent" width={3} />
        {sketches.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <Panel x={0} y={0} width={46} height={56} radius={8} />
            <Shape d="M0 20V8q0-8 8-8h30q8 0 8 8v12z" fill="ink" />
            <Shape d="M10 10h16" line="white" width={5} />
            <Shape d="M10 32h26M10 44h16" line="rule" width={5} />
          </g>
        ))}
        <Line points="27,60 27,80" />
        <Line points="85,20 85,40" />
        <Table x={5} y={8} name="Pitch" fields={['id', 'power']} />
        <Table x={61} y={32} name="Stay" fields={['pitch', 'nights']} />
        <Pill x={10} y={73} width={34} height={18} label="GET" fill="web" tone="white" size={11} />
        <Pill x={64} y={6} width={42} height={18} label="POST" fill="web" tone="white" size={11} />
        <Line points="51,40 56,40 56,64 61,64" tone="accent" width={3} />
        <Disc x={61} y={64} radius={4} fill="accent" />
      </StepField>
      <StepField column={1} fill="webField">
        <Shape d="M-96 66q70-20 94 32h-94z" fill="sourcingField" />
        {[-84, -46].map((x) => (
          <Shape
            key={x}
            d="M0 0l-14 26h6l-10 20h36l-10-20h6zM0 46v12"
            fill="sourcing"
            transform={`translate(${x} -8)`}
          />
        ))}
        <Shape d="M-84 86l34-48 34 48z" fill="accent" />
        <Shape d="M-62 86l12-30 12 30z" fill="ink" />
        <StepPerson x={166} y={46} fill="ppc" hair="seoDark" />
        <Shape
          d="M56-27h132a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-22l2 14-16-14H56a8 8 0 0 1-8-8v-10a8 8 0 0 1 8-8z"
          fill="white"
        />
        <SceneText x={122} y={-10} size={11} anchor="middle">
          pitch 3, 2 nights
        </SceneText>
        <Panel x={6} y={8} width={100} height={80} radius={10} fill="ink" />
        <SceneText x={15} y={26} size={11} family="mono" tone="white">
          npm test
        </SceneText>
        <SceneText x={98} y={26} size={11} family="mono" tone="successOnInk" anchor="end">
          3/3
        </SceneText>
        <Bar x={8} y={65} width={96} height={19} radius={6} fill="accent" />
        {['Books a stay', 'Stops a clash', 'Your example'].map((test, index) => (
          <g key={test} transform={`translate(12 ${44 + index * 17})`}>
            <Tick x={0} y={0} tone={index === 2 ? 'ink' : 'successOnInk'} />
            <SceneText x={15} y={0} size={11} tone={index === 2 ? 'ink' : 'white'}>
              {test}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="webField">
        <Line points="8,-17 -54,-17 -54,10" tone="accent" width={4} />
        <Panel x={8} y={-28} width={96} height={22} radius={6} fill="ink" />
        <Shape d="M76-20h12M76-14h12" line="soft" />
        {[60, 36, 12].map((y) => (
          <Shape
            key={y}
            d="M0 0c0-14 72-14 72 0v28c0 14-72 14-72 0zc0 14 72 14 72 0"
            fill="white"
            transform={`translate(-86 ${y})`}
          />
        ))}
        <StepPerson x={178} y={4} fill="sourcing" hair="accent" />
        <StepPerson x={142} y={36} fill="web" hair="ink" />
        {['API', 'Backup', 'Logs'].map((part, index) => (
          <g key={part} transform={`translate(8 ${10 + index * 26})`}>
            <Panel x={0} y={0} width={96} height={22} radius={6} fill="ink" />
            <Disc x={11} y={11} radius={4} fill="successOnInk" line="none" />
            <SceneText x={19} y={15} size={11} family="bold" tone="white">
              {part}
            </SceneText>
            {index < 2 && <Shape d="M76 8h12M76 14h12" line="soft" />}
          </g>
        ))}
        <g transform="rotate(-4 84 76)">
          <Panel x={56} y={58} width={53} height={70} radius={4} fill="accent" />
          <Line points="62,58 62,120" />
          <SceneText x={85.5} y={80} size={11} family="bold" anchor="middle">
            Manual
          </SceneText>
        </g>
      </StepField>
    </>
  );
}

/** More tables, where only larger screens show them. */
const sketches = [
  [-108, 0],
  [-48, -28],
  [-48, 48],
  [124, -28],
  [136, 54],
  [184, 14],
] as const;

type TableProps = { x: number; y: number; name: string; fields: readonly string[] };

/** A database table with its fields. */
function Table({ x, y, name, fields }: TableProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={46} height={56} radius={8} />
      <Shape d="M0 20V8q0-8 8-8h30q8 0 8 8v12z" fill="ink" />
      <SceneText x={7} y={14} size={11} family="bold" tone="white">
        {name}
      </SceneText>
      {fields.map((field, index) => (
        <SceneText key={field} x={7} y={35 + index * 15} size={11}>
          {field}
        </SceneText>
      ))}
    </g>
  );
}
