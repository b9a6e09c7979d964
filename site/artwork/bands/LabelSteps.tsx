import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The client's logo, the changes chosen and the approved sample on the waterline. */
export function LabelSteps() {
  return (
    <>
      <Panel x={46} y={8} width={120} height={122} radius={6} />
      <SceneText x={58} y={27} size={11} family="bold">
        Your logo
      </SceneText>
      <Line points="46,35 166,35" />
      <Disc x={106} y={82} radius={32} fill="accent" />
      <Shape d="M92 92c0-24 14-30 28-30 0 20-8 30-28 30zM92 92l14-14" fill="white" />

      <Panel x={246} y={8} width={150} height={122} radius={6} />
      <SceneText x={258} y={27} size={11} family="bold">
        Changes
      </SceneText>
      <Line points="246,35 396,35" />
      {changes.map(([change, isChosen], index) => (
        <g key={change} transform={`translate(0 ${58 + index * 28})`}>
          <SceneText x={258} y={0} size={11} tone={isChosen ? 'ink' : 'soft'}>
            {change}
          </SceneText>
          {isChosen ? <Tick x={374} y={0} /> : <Cross x={375} y={0} />}
        </g>
      ))}

      <Panel x={450} y={8} width={142} height={122} radius={6} />
      <SceneText x={462} y={27} size={11} family="bold">
        Sample
      </SceneText>
      <Line points="450,35 592,35" />
      <Kettle x={508} y={121} scale={0.85} fill="sourcingField" />
      <Disc x={508} y={95} radius={13} fill="accent" />
      <Shape d="M503 99c0-9 5-12 11-12 0 8-4 12-11 12z" fill="white" />
      <Disc x={572} y={58} radius={13} fill="sourcing" />
      <Shape d="M566 58l4 5 9-10" line="white" width={3} />
    </>
  );
}

const changes = [
  ['Colour', true],
  ['Printed box', true],
  ['New handle', false],
] as const;
