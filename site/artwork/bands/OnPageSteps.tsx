import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** The list of a bakery's pages in an envelope, a title and a heading reworked, the page live. */
export function OnPageSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Panel x={2} y={48} width={108} height={70} radius={6} fill="seoPale" />
        <Panel x={8} y={-24} width={96} height={122} radius={4} />
        <SceneText x={16} y={-6} size={15} family="display">
          Your pages
        </SceneText>
        <Bar x={11} y={27} width={90} height={20} radius={4} fill="accent" />
        {pages.map(([url, sells], index) => (
          <g key={url} transform={`translate(0 ${18 + index * 23})`}>
            <SceneText x={16} y={0} size={12} family="bold">
              {url}
            </SceneText>
            <SceneText x={97} y={0} size={12} anchor="end">
              {sells}
            </SceneText>
          </g>
        ))}
        <Shape d="M2 54l54 27 54-27v64H2zM2 104l36-32M110 104l-36-32" fill="seoPale" />
      </StepField>
      <StepField column={1} fill="seoField">
        <Panel x={-12} y={-24} width={136} height={116} radius={10} fill="ink" />
        <SceneText x={8} y={-6} size={13} family="mono" tone="white">
          /cakes
        </SceneText>
        {edits.map(({ part, before, from, after }, index) => (
          <g key={part} transform={`translate(0 ${index * 43})`}>
            <SceneText x={8} y={16} size={12} family="bold" tone="white">
              {part}
            </SceneText>
            <SceneText x={104} y={16} size={12} tone="white" anchor="end">
              {before}
            </SceneText>
            <Line points={`${from},12 106,12`} tone="accent" />
            <Bar x={-6} y={23} width={124} height={20} radius={5} fill="accent" />
            <SceneText x={8} y={37.5} size={12} family="bold">
              {after}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={4} y={-24} width={100} height={140} radius={8} />
        <SceneText x={14} y={-8} size={12}>
          /cakes
        </SceneText>
        <Shape d="M4 0h100v25H4z" fill="accent" />
        <SceneText x={14} y={17} size={13} family="bold">
          Order a cake
        </SceneText>
        <Cake x={50} y={89} />
        <Panel x={53} y={29} width={53} height={20} radius={10} fill="sourcingField" />
        <Tick x={62} y={43.5} tone="success" />
        <SceneText x={77} y={43} size={11} family="bold">
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
      <Shape d="M-16-26v-6M0-26v-6M16-26v-6" width={3} />
      <Shape d="M-16-36v-1M0-36v-1M16-36v-1" width={5} line="accent" />
      <Shape d="M-32 0v-20q0-6 6-6h52q6 0 6 6V0z" fill="accentLight" />
      <Shape
        d="M-32-13v-7q0-6 6-6h52q6 0 6 6v7c0 7-16 7-16 0c0 7-16 7-16 0c0 7-16 7-16 0c0 7-16 7-16 0z"
        fill="white"
      />
      <Shape d="M-40 0h80" />
    </g>
  );
}

/** The pages' addresses and what each page is meant to sell. */
const pages = [
  ['/cafe', 'lunch'],
  ['/cakes', 'orders'],
] as const;

const edits = [
  { part: 'Title', before: 'Products', from: 52, after: 'Cakes to order' },
  { part: 'H1', before: 'Welcome', from: 49, after: 'Order a cake' },
] as const;
