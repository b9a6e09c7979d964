import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';
import { StepPerson } from './StepPerson.tsx';

/** The agreed plan, a comment on the preview and the website that is live. */
export function WebSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <g transform="rotate(-5 -60 40)">
          <Panel x={-132} y={-10} width={122} height={140} radius={4} />
          <Shape d="M-84 12h36" width={8} />
          <Shape d="M-84 30h62M-84 42h50M-84 54h62" line="rule" width={6} />
          <Shape d="M-80 80c10-18 14-14 8 0c8-12 14-10 12 0h20" line="web" />
        </g>
        <StepPencil x={-36} y={84} />
        <Panel x={20} y={-60} width={72} height={54} radius={10} isDashed />
        <Shape d="M30-22h40" line="rule" width={6} />
        {[
          [116, -18],
          [140, 34],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Panel x={0} y={0} width={110} height={90} radius={8} />
            <Shape d="M0 16V8q0-8 8-8h94q8 0 8 8v8z" fill="web" />
            <Shape d="M12 28h40v28h-40zM12 28l40 28M52 28l-40 28" fill="webField" />
            <Shape d="M64 32h30M64 44h20" line="rule" width={6} />
          </g>
        ))}
        <Panel x={14} y={10} width={84} height={100} radius={10} />
        <SceneText x={26} y={29} size={13} family="display">
          Your plan
        </SceneText>
        {['Scope', 'Price', 'Date'].map((line, index) => (
          <g key={line} transform={`translate(26 ${36 + index * 19})`}>
            <CheckBox x={0} y={0} />
            <SceneText x={23} y={12} size={11}>
              {line}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={-78} y={-16} width={66} height={130} radius={12} fill="ink" />
        <Panel x={-72} y={-8} width={54} height={130} radius={7} />
        <Shape d="M-62 6h34" width={8} />
        <Shape d="M-62 20h20" line="rule" width={6} />
        <Shape d="M-62 32h34v26h-34z" fill="accentLight" />
        <Shape d="M-62 72h34M-62 84h24" line="rule" width={6} />
        <Panel x={12} y={-28} width={116} height={24} radius={12} />
        <Shape d="M32-21h-2a5 5 0 0 0 0 10h2M37-21h2a5 5 0 0 1 0 10h-2M31-16h7" />
        <Shape d="M54-16h56" line="rule" width={6} />
        <StepPerson x={168} y={40} fill="copy" hair="seoDark" />
        <StepWindow title="Preview" />
        <Bar x={24} y={44} width={44} height={8} radius={4} fill="ink" />
        <Bar x={24} y={58} width={30} />
        <Shape
          d="M50 58h50a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H70l-10 9v-9H50a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={75} y={77} size={11} family="bold" anchor="middle">
          Bigger?
        </SceneText>
      </StepField>
      <StepField column={2} fill="webField">
        <Panel x={-120} y={-12} width={112} height={62} radius={10} fill="ink" />
        <Shape d="M-44 19h26M-24 19v8M-32 19v6" line="accent" width={4} />
        <Disc x={-54} y={19} radius={11} fill="accent" />
        <Bar x={-96} y={8} width={24} fill="white" />
        <Bar x={-96} y={22} width={16} fill="soft" />
        <Panel x={-120} y={62} width={112} height={62} radius={10} />
        <Bar x={-84} y={78} width={60} fill="ink" />
        <Shape d="M-6-18h110l-8-8m8 8l-8 8" line="accent" width={4} />
        <StepPerson x={178} y={2} fill="ppc" hair="ink" />
        <StepPerson x={158} y={40} fill="accent" hair="seoDark" />
        <StepWindow title="Your site" />
        <Bar x={24} y={44} width={64} height={10} radius={5} fill="ink" />
        <Bar x={24} y={60} width={44} />
        <Pill
          x={24}
          y={73}
          width={40}
          height={20}
          label="Live"
          size={11}
          fill="sourcingField"
          isOutlined
        />
        <Disc x={86} y={82} radius={13} fill="sourcing" />
        <Shape d="M80 82l4 5 9-10" line="white" width={3} />
      </StepField>
    </>
  );
}

function StepWindow({ title }: { title: string }) {
  return (
    <>
      <Panel x={12} y={10} width={116} height={100} radius={10} />
      <Shape d="M12 34V20q0-10 10-10h96q10 0 10 10v14z" fill="web" />
      <SceneText x={24} y={26} size={11} family="bold" tone="white">
        {title}
      </SceneText>
    </>
  );
}
