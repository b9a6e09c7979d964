import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';

/** Umbrella data with a width missing, the template filled in, and the group on its way to a shop. */
export function TemplateSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <g transform="rotate(-4 -50 40)">
          <Panel x={-100} y={-18} width={88} height={130} radius={4} />
          <Umbrella x={-52} y={-10} fill="web" />
          <StepLines d="M-84 36h40m-40 14h58m-58 14h50m-50 14h30" />
        </g>
        <Panel x={8} y={8} width={220} height={110} radius={6} />
        <Shape d="M8 27V14a6 6 0 0 1 6-6h200v19z" fill="sourcingField" />
        <Bar x={56} y={47} width={60} height={20} radius={0} fill="accentLight" />
        <Shape d="M55 8v102M117 8v102M172 8v102" />
        <Shape d="M10 47h206M10 67h206" line="rule" />
        <StepLines d="M128 18h30m-30 20h22m-22 20h34m-34 20h16M183 18h20m-20 20h20m-20 40h20" />
        {rows.map(([name, width], index) => (
          <g key={name} transform={`translate(0 ${22 + index * 20})`}>
            <SceneText x={15} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {name}
            </SceneText>
            <SceneText x={62} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {width}
            </SceneText>
          </g>
        ))}
        <Shape
          d="M50 71h28l6-8 6 8h12a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6z"
          fill="ink"
        />
        <SceneText x={76} y={85.5} size={11} family="bold" tone="white" anchor="middle">
          How wide?
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <g transform="translate(-112 -2)">
          <Panel x={0} y={0} width={100} height={110} radius={6} />
          <Bar x={12} y={10} width={76} height={36} radius={4} fill="webField" />
          <Umbrella x={48} y={13} fill="web" />
          <StepLines d="M22 56h60m-60 14h36" />
        </g>
        <g transform="translate(122 -14)">
          <Panel x={0} y={0} width={100} height={130} radius={6} />
          <Bar x={12} y={10} width={76} height={36} radius={4} fill="seoPale" />
          <Umbrella x={44} y={13} fill="accent" />
          <StepLines d="M22 56h60m-60 14h36m-36 22h52" />
        </g>
        <Panel x={14} y={8} width={92} height={110} radius={6} fill="paper2" />
        <Panel x={6} y={14} width={92} height={110} radius={6} />
        <Umbrella x={28} y={20} fill="copy" />
        <SceneText x={52} y={40} size={15} family="display">
          Storm
        </SceneText>
        <SceneText x={12} y={68} size={11}>
          Opens
        </SceneText>
        <Bar x={50} y={55} width={44} height={18} radius={4} fill="accentLight" />
        <SceneText x={53} y={68} size={11} family="bold">
          120 cm
        </SceneText>
        <SceneText x={12} y={87} size={11}>
          Fits
        </SceneText>
        <Bar x={50} y={74} width={44} height={18} radius={4} fill="accentLight" />
        <SceneText x={53} y={87} size={11} family="bold">
          two
        </SceneText>
        <StepDone x={98} y={16} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Shape d="M-104 70V-14h56l12 12v72z" fill="white" />
        <Shape d="M-94 100V14h56l12 12v84z" fill="white" />
        <StepLines d="M-84-1h22M-76 32h36m-36 14h24m-24 14h32" />
        <Shape d="M-48-14v12h12M-38 14v12h12" />
        <Panel x={122} y={-22} width={100} height={130} radius={4} fill="webField" />
        <Shape d="M132-12h16V8h-16zM164-12h16V8h-16zM132 52h30v30h-30z" fill="white" />
        <Shape d={awning} fill="accent" transform="translate(76 -38)" />
        <Shape d="M-10-18l-4 8M20-26l-4 8M52-16l-4 8M78-28l-4 8M106-16l-4 8" line="web" />
        <Umbrella x={186} y={36} fill="web" />
        <Shape d="M170 100V84q0-10 10-10t10 10v16z" fill="copy" />
        <Head x={180} y={66} hair="ink" />
        <Shape
          d="M12 8h62l12 12v30a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z"
          fill="white"
        />
        <Shape d="M74 8v12h12" />
        <SceneText x={15} y={28} size={11} family="bold" tone="copyDark">
          Umbrellas
        </SceneText>
        <SceneText x={15} y={44} size={11}>
          Group 1 of 3
        </SceneText>
        <Shape d="M18 60c0 14 6 20 18 20m-5-5l5 5-5 5" />
        <Shape d="M50 72v40h52V72z" fill="white" />
        <Shape d="M60 100V82h12v18M80 82h14v8H80z" />
        <Shape d={awning} fill="copy" />
      </StepField>
    </>
  );
}

/** An open umbrella, 36 units wide, with its tip at (x, y). */
function Umbrella({ x, y, fill }: { x: number; y: number; fill: Colour }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0 0v28a4 4 0 0 0 8 0" />
      <Shape d="M-18 18a18 16 0 0 1 36 0q-6-5-12 0-6-5-12 0-6-5-12 0z" fill={fill} />
    </g>
  );
}

const awning = 'M52 58h48l6 14a6 6 0 0 1-15 0 7 7 0 0 1-15 0 7 7 0 0 1-15 0 7 7 0 0 1-15 0z';

const rows = [
  ['Name', 'Width'],
  ['City', '98 cm'],
  ['Storm', ''],
  ['Kids', ''],
] as const;
