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
        <Panel x={4} y={8} width={98} height={110} radius={10} />
        <Panel x={9} y={14} width={88} height={20} radius={10} fill="paper2" />
        <SceneText x={53} y={28} size={11} anchor="middle">
          yourshop.co.uk
        </SceneText>
        <SceneText x={14} y={53} size={13} family="display">
          Croissants
        </SceneText>
        <Bread kind="croissant" x={40} y={90} scale={0.54} />
        <Disc x={91} y={74} radius={16} fill="accent" />
        <Shape d="M81 74l19-8-7 18-4-7zM89 77l11-11" fill="white" />
      </StepField>
      <StepField column={1} fill="seoField">
        <Page x={6} name="You" kind="croissant" />
        <Page x={60} name="Rival" kind="tin" />
        <SceneText x={83} y={77.5} size={12} family="bold" anchor="middle">
          2.3 s
        </SceneText>
        <Line points="44,87 56,99" width={7} />
        <Disc x={29} y={73} radius={20} fill="accent" />
        <Disc x={29} y={73} radius={16.5} />
        <SceneText x={29} y={77.5} size={12} family="bold" anchor="middle">
          6.1 s
        </SceneText>
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel
          x={14}
          y={5}
          width={88}
          height={110}
          radius={6}
          fill="paper2"
          transform="rotate(4 60 90)"
        />
        <Panel x={6} y={8} width={94} height={110} radius={6} />
        <SceneText x={16} y={24} size={11} family="bold">
          Start here
        </SceneText>
        {findings.map(([finding, width], index) => (
          <g key={finding} transform={`translate(12 ${31 + index * 21})`}>
            <Bar
              x={0}
              y={0}
              width={width}
              height={18}
              radius={4}
              fill={index === 0 ? 'accent' : 'seoField'}
            />
            <SceneText x={5} y={13} size={11} family="bold">
              {`${index + 1}`}
            </SceneText>
            <SceneText x={16} y={13} size={11} family={index === 0 ? 'bold' : 'text'}>
              {finding}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

type PageProps = { x: number; name: string; kind: 'croissant' | 'tin' };

function Page({ x, name, kind }: PageProps) {
  return (
    <g transform={`translate(${x} 8)`}>
      <Panel x={0} y={0} width={46} height={100} radius={6} />
      <SceneText x={23} y={15} size={11} family="bold" anchor="middle">
        {name}
      </SceneText>
      <Bread kind={kind} x={23} y={42} scale={kind === 'tin' ? 0.25 : 0.36} />
    </g>
  );
}

/** Each fault with the length of its bar, which stands for its effect. */
const findings = [
  ['Big photos', 82],
  ['Titles', 66],
  ['Footer', 56],
] as const;
