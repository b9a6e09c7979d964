import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** A potter's list of pages, the test site on a phone and the staff who can edit the site. */
export function WordpressSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Shape d={`M20-22${vase}M44-22${vase}M68-22${vase}`} fill="accent" />
        <Panel x={4} y={0} width={90} height={140} radius={6} />
        <SceneText x={14} y={21} size={15} family="display">
          Pages
        </SceneText>
        {['Home', 'Classes', 'Shop'].map((page, index) => (
          <SceneText key={page} x={14} y={43 + index * 20} size={12}>
            {`${index + 1}. ${page}`}
          </SceneText>
        ))}
        <g transform="rotate(7 92 70)">
          <Panel x={76} y={48} width={32} height={42} radius={3} />
          <Shape d="M80 52h24v28H80z" fill="seoField" />
          <Shape d={`M88 55${vase}`} fill="web" />
        </g>
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={4} y={-26} width={88} height={140} radius={16} fill="ink" />
        <Panel x={10} y={-19} width={76} height={140} radius={10} fill="paper" />
        <Shape d="M10-2v-7q0-10 10-10h56q10 0 10 10v7z" fill="web" />
        <SceneText x={18} y={-7} size={11} family="bold" tone="white">
          Test site
        </SceneText>
        <SceneText x={18} y={19} size={15} family="display">
          Classes
        </SceneText>
        <SceneText x={18} y={37} size={12}>
          Tue 18:30
        </SceneText>
        <SceneText x={18} y={53} size={12}>
          Thu 18:30
        </SceneText>
        <Shape d={bubble} fill="accent" />
        <SceneText x={71} y={80.5} size={11} family="bold" anchor="middle">
          Saturdays?
        </SceneText>
        <Disc x={97} y={16} radius={12} />
        <Shape d="M93 14v-2a4 4 0 0 1 8 0v2" />
        <Shape d="M91 14h12v8H91z" fill="accentLight" />
      </StepField>
      <StepField column={2} fill="webField">
        <Shape d={`M52-22${vase}`} fill="accent" />
        <Panel x={4} y={0} width={104} height={140} radius={10} />
        <Shape d="M4 22V10q0-10 10-10h84q10 0 10 10v12z" fill="web" />
        <SceneText x={15} y={16} size={12} family="bold" tone="white">
          clay.example
        </SceneText>
        {users.map(({ name, role, hair }, index) => (
          <g key={name} transform={`translate(12 ${35 + index * 24})`}>
            <Head x={7} y={0} hair={hair} />
            <SceneText x={20} y={4.5} size={12} family="bold">
              {name}
            </SceneText>
            <SceneText x={91} y={4.5} size={12} anchor="end">
              {role}
            </SceneText>
            {index < 2 && <Rule x={-7} y={12} width={102} tone="rule" />}
          </g>
        ))}
        <StepPencil x={113} y={60} />
      </StepField>
    </>
  );
}

const bubble = 'M54 67l5-8v8h39a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z';

/** A vase, 18x22, from the left end of its rim. */
const vase = 'h8c0 4 5 7 5 13c0 6-3 8-4 9h-10c-1-1-4-3-4-9c0-6 5-9 5-13z';

const users = [
  { name: 'You', role: 'Admin', hair: 'accent' },
  { name: 'Ada', role: 'Editor', hair: 'ink' },
  { name: 'Tom', role: 'Editor', hair: 'seoDark' },
] as const;
