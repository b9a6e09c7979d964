import { Bar } from '../parts/Bar.tsx';
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
