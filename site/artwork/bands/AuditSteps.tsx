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
        <Products />
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
        <Searches />
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
        <Desk />
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

/** The bakery's shelves, and Search Console's chart with a key to it. */
function Products() {
  return (
    <>
      <Shape d="M-98 22h90M-98 80h90M-20 22v76" width={4} />
      <Bread kind="sourdough" x={-58} y={20} scale={0.42} />
      <Bread kind="tin" x={-84} y={78} scale={0.46} />
      <Bread kind="croissant" x={-38} y={78} scale={0.46} />
      <Panel x={124} y={-20} width={100} height={140} radius={10} />
      <Shape d="M124 0v-10q0-10 10-10h90V0z" fill="ink" />
      <Shape d="M138 14v44h70" />
      <Shape d="M144 40l14-10 14 14 12-18 14 14 14-10" line="accent" width={4} />
      <Shape
        d="M136 80a10 10 0 1 1 20 0a10 10 0 1 1-20 0M156 80h38v10m-12-10v8"
        fill="none"
        width={4}
      />
    </>
  );
}

/** A customer's search, and more rivals beside the two pages. */
function Searches() {
  return (
    <>
      <Panel x={-110} y={-18} width={98} height={140} radius={10} />
      <Panel x={-110} y={-8} width={88} height={20} radius={10} fill="paper2" />
      <Shape d="M-40 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0m9 4l4 4" />
      <Shape d="M-82 26h52M-82 52h44M-82 78h52" line="accent" width={4} />
      <Shape d="M-82 36h38M-82 62h52M-82 88h30" line="rule" width={4} />
      {[116, 172].map((x, index) => (
        <g key={x}>
          <Panel x={x} y={index === 0 ? -6 : -20} width={46} height={140} radius={6} />
          <Bread
            kind={index === 0 ? 'rye' : 'tin'}
            x={x + 23}
            y={index === 0 ? 34 : 20}
            scale={index === 0 ? 0.34 : 0.25}
          />
          <Shape
            d={`M${x + 10} ${index === 0 ? 48 : 34}h26m-26 12h18m-18 12h26`}
            line="rule"
            width={4}
          />
        </g>
      ))}
    </>
  );
}

/** The desk: a plate and a cup on one side, the report's next pages on the other. */
function Desk() {
  return (
    <>
      <Shape d="M-72 92l-14-64 34-50" width={4} />
      <Disc x={-22} y={6} radius={9} />
      <Shape d="M-62-18l12-12 46 20-34 28z" fill="accent" />
      <Shape d="M-94 96q0-9 10-9h24q10 0 10 9z" fill="ink" />
      <Shape d="M-14 62h4a8 8 0 0 1 0 16h-6" />
      <Shape d="M-44 54h30v26q0 15-15 15t-15-15z" fill="white" />
      <g transform="rotate(5 118 110)">
        <Panel x={122} y={-18} width={96} height={140} radius={6} />
        {(['Cause', 'Fix'] as const).map((part, index) => (
          <g key={part} transform={`translate(138 ${2 + index * 50})`}>
            <SceneText x={0} y={0} size={11} family="bold">
              {part}
            </SceneText>
            <Shape d="M2 12h48M2 22h34" line="rule" width={4} />
          </g>
        ))}
        <Line points="122,36 214,36" />
      </g>
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
