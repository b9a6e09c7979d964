import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';

/** Umbrella data with a width missing, the template filled in, and the group on its way to a shop. */
export function TemplateSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        {(['web', 'copy', 'accent'] as const).map((fill, index) => (
          <Umbrella key={fill} x={16 + index * 40} y={-30} fill={fill} />
        ))}
        <Panel x={2} y={1} width={108} height={120} radius={6} />
        <Shape d="M2 22V7a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v15z" fill="sourcingField" />
        <Bar x={52} y={44} width={57} height={22} radius={0} fill="accentLight" />
        <Shape d="M51 1v98" />
        <Shape d="M3 44h106M3 66h106" line="rule" />
        {rows.map(([name, width], index) => (
          <g key={name} transform={`translate(0 ${16 + index * 22})`}>
            <SceneText x={10} y={0} size={12} family={index === 0 ? 'bold' : 'text'}>
              {name}
            </SceneText>
            <SceneText x={59} y={0} size={12} family={index === 0 ? 'bold' : 'text'}>
              {width}
            </SceneText>
          </g>
        ))}
        <Shape
          d="M46 69h27l6-8 6 8h16a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V75a6 6 0 0 1 6-6z"
          fill="ink"
        />
        <SceneText x={73.5} y={84} size={11} family="bold" tone="white" anchor="middle">
          How wide?
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Shape d="M28 10a13 13 0 0 1-2-24a16 16 0 0 1 31-3a15 15 0 0 1 22 27z" fill="webField" />
        <Shape d="M51-19l-7 10h8l-5 9" line="accent" width={4} />
        <Panel x={12} y={-4} width={96} height={120} radius={6} fill="paper2" />
        <Panel x={4} y={2} width={96} height={120} radius={6} />
        <Umbrella x={26} y={8} fill="copy" />
        <SceneText x={49} y={31} size={15} family="display">
          Storm
        </SceneText>
        {[
          ['Opens', '120 cm'],
          ['Fits', 'two'],
        ].map(([label = '', value = ''], index) => (
          <g key={label} transform={`translate(0 ${62 + index * 23})`}>
            <SceneText x={11} y={0} size={12}>
              {label}
            </SceneText>
            <Bar x={50} y={-14} width={46} height={20} radius={4} fill="accentLight" />
            <SceneText x={53} y={0} size={12} family="bold">
              {value}
            </SceneText>
          </g>
        ))}
        <StepDone x={99} y={14} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Shape
          d="M-14-20l-5 10M14-27l-5 10M44-18l-5 10M72-27l-5 10M100-20l-5 10M128-27l-5 10M124 12l-5 10M-10 14l-5 10M130 46l-5 10M-12 52l-5 10"
          line="web"
        />
        <Shape d="M8 3h70l14 14v28a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z" fill="white" />
        <Shape d="M78 3v14h14" />
        <SceneText x={12} y={21} size={12} family="bold" tone="copyDark">
          Umbrellas
        </SceneText>
        <SceneText x={12} y={38} size={12}>
          Group 1 of 3
        </SceneText>
        <Shape d="M14 56c0 14 5 20 15 20m-5-5l5 5-5 5" />
        <Shape d="M42 72v40h60V72z" fill="white" />
        <Shape d="M52 100V84h14v16M74 84h20v9H74z" fill="webField" />
        <Shape
          d="M44 55h56l8 16a9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0z"
          fill="copy"
        />
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

const rows = [
  ['Name', 'Width'],
  ['City', '98 cm'],
  ['Storm', ''],
  ['Kids', ''],
] as const;
