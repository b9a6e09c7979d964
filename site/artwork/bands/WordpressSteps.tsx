import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A potter's list of pages, the test site on a phone and the staff who can edit the site. */
export function WordpressSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Panel x={10} y={10} width={74} height={100} radius={6} />
        <SceneText x={17} y={29} size={13} family="display">
          Pages
        </SceneText>
        {['Home', 'Classes', 'Shop'].map((page, index) => (
          <SceneText key={page} x={17} y={50 + index * 18} size={11}>
            {`${index + 1}. ${page}`}
          </SceneText>
        ))}
        <g transform="rotate(7 92 62)">
          <Panel x={75} y={40} width={32} height={44} radius={3} />
          <Shape d="M79 44h24v28h-24z" fill="seoField" />
          <Shape
            d="M88 48h7c0 4 5 6 5 12c0 5-3 7-4 8h-9c-1-1-4-3-4-8c0-6 5-8 5-12z"
            fill="accent"
          />
        </g>
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={8} y={8} width={76} height={110} radius={16} fill="ink" />
        <Panel x={14} y={14} width={64} height={110} radius={10} fill="paper" />
        <SceneText x={21} y={32} size={13} family="display">
          Classes
        </SceneText>
        <SceneText x={21} y={47} size={11}>
          Tue 18:30
        </SceneText>
        <SceneText x={21} y={61} size={11}>
          Thu 18:30
        </SceneText>
        <Shape
          d="M52 72l6-6v6h40a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={71} y={86} size={11} family="bold" anchor="middle">
          Saturdays?
        </SceneText>
        <Lock x={95} y={27} />
      </StepField>
      <StepField column={2} fill="webField">
        <Panel x={10} y={10} width={116} height={100} radius={10} />
        <Shape d="M10 34V20q0-10 10-10h98v24z" fill="web" />
        <SceneText x={20} y={26} size={11} family="bold" tone="white">
          clay.example
        </SceneText>
        {users.map(({ name, role, hair }, index) => (
          <g key={name} transform={`translate(20 ${45 + index * 19})`}>
            <Head x={6} y={0} hair={hair} />
            <SceneText x={19} y={4} size={11} family="bold">
              {name}
            </SceneText>
            <SceneText x={86} y={4} size={11} anchor="end">
              {role}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

function Lock({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Disc x={0} y={0} radius={12} />
      <Shape d="M-4-2v-2a4 4 0 0 1 8 0v2" />
      <Shape d="M-6-2h12v8h-12z" fill="accentLight" />
    </g>
  );
}

const users = [
  { name: 'You', role: 'Admin', hair: 'accent' },
  { name: 'Ada', role: 'Editor', hair: 'ink' },
  { name: 'Tom', role: 'Editor', hair: 'seoDark' },
] as const;
