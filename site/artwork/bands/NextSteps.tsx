import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A language school's old and new URLs, a change being approved and the domain switched over. */
export function NextSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Panel x={14} y={-26} width={74} height={38} radius={8} fill="paper2" />
        <Panel x={8} y={-13} width={84} height={38} radius={8} fill="paper2" />
        <Panel x={2} y={2} width={94} height={43} radius={8} fill="paper2" />
        <SceneText x={11} y={20} size={12} family="bold">
          48 old URLs
        </SceneText>
        <SceneText x={11} y={36} size={11} family="mono" tone="soft">
          /p.php?id=7
        </SceneText>
        <Panel x={2} y={54} width={94} height={60} radius={8} />
        <SceneText x={11} y={72} size={12} family="bold">
          40 new URLs
        </SceneText>
        <SceneText x={11} y={88} size={11} family="mono" tone="web">
          /italian
        </SceneText>
        <Shape d="M96 32h2a9 9 0 0 1 9 9v34a9 9 0 0 1-9 9h-2" line="accent" width={4} />
        <Disc x={96} y={84} radius={5} fill="accent" />
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={6} y={-24} width={100} height={140} radius={10} />
        <Shape d="M6-2v-12q0-10 10-10h80q10 0 10 10v12z" fill="web" />
        <SceneText x={15} y={-9} size={11} family="bold" tone="white">
          Change 12
        </SceneText>
        <Shape d="M86-18h-2a5 5 0 0 0 0 10h2M91-18h2a5 5 0 0 1 0 10h-2M85-13h7" line="white" />
        <SceneText x={14} y={40} size={22} family="display">
          Ciao!
        </SceneText>
        <Gelato x={84} y={8} />
        <Bar x={10} y={64} width={92} height={24} fill="sourcingField" />
        <Head x={22} y={76} hair="ink" />
        <Head x={33} y={76} hair="accent" />
        <SceneText x={44} y={80} size={11} family="bold">
          Approved
        </SceneText>
      </StepField>
      <StepField column={2} fill="webField">
        <Gelato x={56} y={-28} />
        <Panel x={4} y={3} width={104} height={56} radius={10} fill="ink" />
        <SceneText x={56} y={21} size={12} family="bold" tone="white" anchor="middle">
          ciao.example
        </SceneText>
        <Panel x={11} y={29} width={90} height={23} radius={11.5} />
        <SceneText x={33} y={45} size={12} anchor="middle">
          Old
        </SceneText>
        <Pill x={56} y={29} width={45} height={23} label="New" size={12} fill="accent" isOutlined />
        {['48 redirects', '40 in sitemap'].map((check, index) => (
          <g key={check} transform={`translate(8 ${76 + index * 16})`}>
            <Tick x={0} y={0} tone="ink" />
            <SceneText x={17} y={0} size={12}>
              {check}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

/** An ice cream, positioned by the middle of its upper edge. */
function Gelato({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-14 17L0 45l14-28z" fill="accentLight" />
      <Shape
        d="M-17 17a17 17 0 1 1 34 0q-4 5-8.5 0q-4 6-8.5 0q-4 6-8.5 0q-4 5-8.5 0z"
        fill="sourcingField"
      />
    </g>
  );
}
