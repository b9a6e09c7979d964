import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The client's brief, three factories' landed costs and the chosen factory on the waterline. */
export function QuoteSteps() {
  return (
    <>
      <Panel x={46} y={8} width={120} height={122} radius={6} />
      <SceneText x={58} y={27} size={11} family="bold">
        Your brief
      </SceneText>
      <Line points="46,35 166,35" />
      <Kettle x={106} y={104} scale={0.7} fill="sourcingField" />
      <SceneText x={106} y={122} size={11} anchor="middle">
        2,000 pieces
      </SceneText>

      {quotes.map(({ factory, cost, x, isBest }) => (
        <g key={factory}>
          <Panel
            x={x}
            y={isBest ? 66 : 40}
            width={50}
            height={isBest ? 64 : 90}
            radius={4}
            fill={isBest ? 'accent' : 'white'}
          />
          <SceneText x={x + 25} y={isBest ? 90 : 64} size={14} family="display" anchor="middle">
            {factory}
          </SceneText>
          <SceneText x={x + 25} y={118} size={11} family="bold" anchor="middle">
            {cost}
          </SceneText>
        </g>
      ))}

      <Shape d="M536 134V46h16v88z" fill="sourcing" />
      <Shape d="M456 134V86l28-20v20l28-20v20l28-20v68z" fill="sourcingField" />
      <Shape d="M466 116h14m11 0h14m11 0h14" width={8} />
      <Disc x={498} y={34} radius={22} fill="accent" />
      <SceneText x={498} y={40} size={18} family="display" anchor="middle">
        B
      </SceneText>
    </>
  );
}

const quotes = [
  { factory: 'A', cost: '$4.78', x: 240, isBest: false },
  { factory: 'B', cost: '$4.43', x: 294, isBest: true },
  { factory: 'C', cost: '$4.80', x: 348, isBest: false },
];
