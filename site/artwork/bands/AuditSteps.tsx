import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepField } from './StepField.tsx';

/** A bakery's website sent in, a fault under the lens beside a rival's page, and the report. */
export function AuditSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Panel x={4} y={-24} width={100} height={140} radius={10} />
        <Panel x={9} y={-20} width={90} height={18} radius={9} fill="paper2" />
        <SceneText x={54} y={-7} size={11} anchor="middle">
          yourshop.co.uk
        </SceneText>
        <SceneText x={14} y={22} size={15} family="display">
          Croissants
        </SceneText>
        <Bread kind="croissant" x={47} y={84} scale={0.8} />
        <Disc x={95} y={77} radius={15} fill="accent" />
        <Shape d="M86 77l18-7-6 16-4-6zM94 80l10-10" fill="white" />
      </StepField>
      <StepField column={1} fill="seoField">
        <Bread kind="croissant" x={28} y={1} scale={0.48} />
        <Bread kind="sourdough" x={84} y={1} scale={0.29} />
        <Page x={3} name="You" />
        <Page x={59} name="Rival" />
        <Shape d="M69 33h30m-30 12h20" line="rule" width={5} />
        <SceneText x={84} y={71} size={13} family="bold" anchor="middle">
          2.3 s
        </SceneText>
        <Line points="44,76 61,94" width={8} />
        <Disc x={28} y={58} radius={24} fill="accent" />
        <Disc x={28} y={58} radius={19.5} />
        <SceneText x={28} y={63} size={14} family="bold" anchor="middle">
          6.1 s
        </SceneText>
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel
          x={12}
          y={-26}
          width={92}
          height={140}
          radius={6}
          fill="paper2"
          transform="rotate(4 60 96)"
        />
        <Panel x={4} y={-24} width={98} height={140} radius={6} />
        <SceneText x={14} y={-6} size={15} family="display">
          Start here
        </SceneText>
        {findings.map(([finding, width], index) => (
          <g key={finding} transform={`translate(10 ${5 + index * 30})`}>
            <Bar
              x={0}
              y={0}
              width={width}
              height={24}
              radius={4}
              fill={index === 0 ? 'accent' : 'seoField'}
            />
            <SceneText x={6} y={16.5} size={12} family="bold">
              {`${index + 1}`}
            </SceneText>
            <SceneText x={19} y={16.5} size={12} family={index === 0 ? 'bold' : 'text'}>
              {finding}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

/** A website's home page under its name, without a bottom edge. */
function Page({ x, name }: { x: number; name: string }) {
  return (
    <>
      <Panel x={x} y={1} width={50} height={120} radius={6} />
      <SceneText x={x + 25} y={19} size={12} family="bold" anchor="middle">
        {name}
      </SceneText>
    </>
  );
}

/** Each fault with the length of its bar, which stands for its effect. */
const findings = [
  ['Big photos', 88],
  ['Titles', 70],
  ['Footer', 62],
] as const;
