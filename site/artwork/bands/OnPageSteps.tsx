import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** The list of a bakery's pages in an envelope, a title and a heading reworked, the page live. */
export function OnPageSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <SentPages />
        <Panel x={4} y={46} width={104} height={70} radius={6} fill="seoPale" />
        <Panel x={9} y={8} width={94} height={90} radius={4} />
        <Bar x={13} y={31} width={86} height={18} radius={4} fill="accent" />
        {pages.map(([url, sells], index) => (
          <g key={url} transform={`translate(0 ${25 + index * 19})`}>
            <SceneText x={17} y={0} size={11} family="bold">
              {url}
            </SceneText>
            <SceneText x={95} y={0} size={11} anchor="end">
              {sells}
            </SceneText>
          </g>
        ))}
        <Shape d="M4 54l52 26 52-26v60H4zM4 102l34-31M108 102l-34-31" fill="seoPale" />
      </StepField>
      <StepField column={1} fill="seoField">
        <OtherParts />
        <Panel x={6} y={8} width={100} height={80} radius={10} fill="ink" />
        {edits.map(({ part, before, from, after }, index) => (
          <g key={part} transform={`translate(0 ${index * 37})`}>
            <SceneText x={14} y={25} size={11} family="bold" tone="white">
              {part}
            </SceneText>
            <SceneText x={98} y={25} size={11} tone="white" anchor="end">
              {before}
            </SceneText>
            <Line points={`${from},21 99,21`} tone="accent" />
            <Bar x={10} y={31} width={92} height={17} radius={4} fill="accent" />
            <SceneText x={14} y={43.5} size={11} family="bold">
              {after}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="seoField">
        <Bakery />
        <Panel x={6} y={12} width={94} height={100} radius={8} />
        <SceneText x={15} y={27} size={11}>
          /cakes
        </SceneText>
        <Rule x={6} y={34} width={94} />
        <Bar x={7} y={35} width={92} height={20} radius={0} fill="accent" />
        <SceneText x={15} y={49} size={11} family="bold">
          Order a cake
        </SceneText>
        <Cake x={53} y={90} />
        <Panel x={56} y={6} width={51} height={20} radius={10} fill="sourcingField" />
        <Tick x={64} y={20.5} tone="success" />
        <SceneText x={79} y={20} size={11} family="bold">
          Live
        </SceneText>
      </StepField>
    </>
  );
}

/** The pages themselves, one on each side of the envelope. */
function SentPages() {
  return (
    <>
      <g transform="rotate(-7 -6 110)">
        <Panel x={-104} y={-16} width={98} height={140} radius={8} />
        <Shape d="M-100 2V-16h86q8 0 8 8V2z" fill="accentLight" />
        <SceneText x={-68} y={-3} size={11} family="bold">
          /cakes
        </SceneText>
        <Shape d="M-80 14h56M-80 24h36" line="rule" width={4} />
        <Cake x={-50} y={78} />
        <Shape d="M-80 88h56" line="accent" width={7} />
      </g>
      <g transform="rotate(6 118 110)">
        <Panel x={118} y={-20} width={98} height={140} radius={8} />
        <Shape d="M118-2v-10q0-8 8-8h90V-2z" fill="ink" />
        <SceneText x={130} y={-7} size={11} family="bold" tone="white">
          /cafe
        </SceneText>
        <Shape d="M132 12h50M132 22h32" line="rule" width={4} />
        <Shape d="M178 52h10a9 9 0 0 1 0 18h-12M152 40c-5-5 4-7-1-12M164 40c-5-5 4-7-1-12" />
        <Shape d="M138 48h40v12q0 20-20 20t-20-20z" fill="accent" />
        <Shape d="M128 86h60" />
      </g>
    </>
  );
}

/** The page that is being reworked, and the links between it and the others. */
function OtherParts() {
  return (
    <>
      <Panel x={-110} y={-18} width={98} height={140} radius={8} />
      <Shape d="M-110 0h98" />
      <Cake x={-52} y={44} />
      <Bar x={-84} y={54} width={64} height={14} radius={4} fill="accent" />
      <Shape d="M-80 78h56M-80 88h38" line="rule" width={4} />
      <Shape d="M-20 61h16m-5-5l5 5-5 5" line="accent" width={4} />
      <Shape d="M156 14v30h-22v20M156 44h26v20" line="accent" width={4} />
      {[
        [132, -20],
        [116, 60],
        [164, 60],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Panel x={0} y={0} width={40} height={44} radius={5} />
          <Shape d="M0 10h40" />
          <Shape d="M8 20h24M8 28h16" line="rule" width={4} />
        </g>
      ))}
    </>
  );
}

/** The bakery's counter, and the list of changes. */
function Bakery() {
  return (
    <>
      <g transform="rotate(-6 -6 120)">
        <Panel x={-80} y={-16} width={74} height={140} radius={4} />
        <Shape d="M-68 0h34" width={4} />
        {[18, 36, 54, 72, 90].map((y) => (
          <Tick key={y} x={-68} y={y + 4} />
        ))}
        <Shape d="M-48 18h30M-48 36h20M-48 54h28M-48 72h18M-48 90h30" line="rule" width={4} />
      </g>
      {[0, 1, 2, 3, 4].map((index) => (
        <Shape
          key={index}
          d={`M${117 + index * 18}-34h18v20a9 9 0 0 1-18 0z`}
          fill={index % 2 === 0 ? 'accent' : 'white'}
        />
      ))}
      <Shape d="M120 38h90" width={4} />
      <Bread kind="sourdough" x={146} y={36} scale={0.32} />
      <Bread kind="tin" x={194} y={36} scale={0.38} />
      <Bread kind="croissant" x={146} y={76} scale={0.46} />
      <Bread kind="rye" x={194} y={76} scale={0.38} />
      <Shape d="M118 98V76h94v22z" fill="accentLight" />
    </>
  );
}

type CakeProps = { x: number; y: number };

/** A birthday cake with three candles, standing on (x, y). */
function Cake({ x, y }: CakeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-12-21v-6M0-21v-6M12-21v-6" width={3} />
      <Shape d="M-12-30v-1M0-30v-1M12-30v-1" width={4} line="accent" />
      <Shape d="M-24 0v-16q0-5 5-5h38q5 0 5 5V0z" fill="accentLight" />
      <Shape
        d="M-24-10v-6q0-5 5-5h38q5 0 5 5v6c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0c0 5-8 5-8 0z"
        fill="white"
      />
      <Shape d="M-32 0h64" />
    </g>
  );
}

/** The pages' addresses and what each page is meant to sell. */
const pages = [
  ['/cafe', 'lunch'],
  ['/cakes', 'orders'],
] as const;

const edits = [
  { part: 'Title', before: 'Products', from: 50, after: 'Cakes to order' },
  { part: 'H1', before: 'Welcome', from: 47, after: 'Order a cake' },
] as const;
