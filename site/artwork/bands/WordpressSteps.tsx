import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';
import { StepPerson } from './StepPerson.tsx';

/** A potter's list of pages, the test site on a phone and the staff who can edit the site. */
export function WordpressSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <g transform="rotate(-4 -60 40)">
          <Panel x={-130} y={-16} width={120} height={140} radius={4} />
          <Shape d="M-84 6h30" line="ink" width={8} />
          <Shape d="M-84 24h60M-84 40h60M-84 56h60M-84 72h60" line="rule" width={6} />
        </g>
        <Photo transform="translate(-48-93) rotate(-7 92 62)" fill="web" />
        {[-22, 44].map((y) => (
          <g key={y} transform={`translate(124 ${y})`}>
            <Panel x={0} y={0} width={100} height={58} radius={8} />
            <Shape d="M0 16V8q0-8 8-8h84v16z" fill={y < 0 ? 'ink' : 'sourcing'} />
            <Shape d="M10 26h60v22h-60z" fill="seoField" />
            <Shape d="M76 52c-16-10-8-20 0-12c8-8 16 2 0 12z" fill="copy" />
          </g>
        ))}
        <Panel x={10} y={10} width={74} height={100} radius={6} />
        <SceneText x={17} y={29} size={13} family="display">
          Pages
        </SceneText>
        {['Home', 'Classes', 'Shop'].map((page, index) => (
          <SceneText key={page} x={17} y={50 + index * 18} size={11}>
            {`${index + 1}. ${page}`}
          </SceneText>
        ))}
        <Photo transform="rotate(7 92 62)" fill="accent" />
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={-120} y={-20} width={118} height={140} radius={10} />
        <Shape d="M-124 4v-24H-12q10 0 10 10V4z" fill="web" />
        <Shape d="M-84-8h60" line="white" width={6} />
        <Shape d="M-96 14h82v48h-82z" fill="seoField" />
        <Shape d={vase} fill="accent" width={1} transform="translate(-236-78) scale(2)" />
        <Shape d="M-84 76h60M-84 88h40" line="rule" width={6} />
        <StepPerson x={168} y={46} fill="sourcing" hair="ink" />
        <Shape d={bubble} fill="white" transform="translate(-14 64) scale(1-1)" />
        <Shape d={bubble} fill="white" transform="translate(94 64) scale(1-1)" />
        <Shape d="M34-18h40M142-18h40" line="rule" width={6} />
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
        <Shape d={bubble} fill="accent" />
        <SceneText x={71} y={86} size={11} family="bold" anchor="middle">
          Saturdays?
        </SceneText>
        <Lock x={95} y={27} />
      </StepField>
      <StepField column={2} fill="webField">
        {[8, 40, 72].map((y) => (
          <g key={y} transform={`translate(-110 ${y})`}>
            <Panel x={0} y={0} width={104} height={26} radius={6} fill="ink" />
            <Disc x={90} y={13} radius={4} fill="successOnInk" line="none" />
            <Shape d="M26 13h40" line="soft" width={6} />
          </g>
        ))}
        <Shape d="M60-6v-14H-50v20l-7-7M-50 0l7-7" line="accent" width={4} />
        <Panel x={136} y={-14} width={80} height={130} radius={10} />
        <Shape d="M136 12V-4q0-10 10-10h80v26z" fill="accent" />
        <SceneText x={51} y={17} size={11} transform="scale(3)">
          30
        </SceneText>
        <Panel x={10} y={10} width={116} height={100} radius={10} />
        <Shape d="M10 34V20q0-10 10-10h96q10 0 10 10v14z" fill="web" />
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

const bubble = 'M52 72l6-6v6h40a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z';

type PhotoProps = { transform: string; fill: Colour };

/** A photo of a vase. */
function Photo({ transform, fill }: PhotoProps) {
  return (
    <g transform={transform}>
      <Panel x={75} y={40} width={32} height={44} radius={3} />
      <Shape d="M79 44h24v28h-24z" fill="seoField" />
      <Shape d={vase} fill={fill} />
    </g>
  );
}

const vase = 'M88 48h7c0 4 5 6 5 12c0 5-3 7-4 8h-9c-1-1-4-3-4-8c0-6 5-8 5-12z';

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
