import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StopField } from './StopField.tsx';

/** A kettle on a crate and three quotes for it, each lower than the one before. */
export function QuotesStop() {
  return (
    <>
      <StopField />
      <Kettle x={46} y={99} fill="sourcingField" scale={0.7} />
      <Shape d="M10 100h70v32H10zM10 111h70M28 111v21M62 111v21" fill="seoField" />
      {quotes.map(({ name, x, y, isBest }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <Panel
            x={0}
            y={0}
            width={44}
            height={132 - y}
            radius={6}
            fill={isBest ? 'ink' : 'white'}
          />
          <SceneText
            x={22}
            y={22}
            size={15}
            family="display"
            tone={isBest ? 'white' : 'ink'}
            anchor="middle"
          >
            {name}
          </SceneText>
          <Bar x={9} y={32} width={26} height={5} fill={isBest ? 'ink3' : 'rule'} />
          {!isBest && <Bar x={9} y={43} width={17} height={5} />}
        </g>
      ))}
      <Pill x={190} y={108} width={36} height={16} label="Best" fill="accent" />
      <RisingPath points="92,24 128,24 144,38 176,38 192,52 219,52" radius={6} />
    </>
  );
}

const quotes = [
  { name: 'A', x: 90, y: 36, isBest: false },
  { name: 'B', x: 137, y: 50, isBest: false },
  { name: 'C', x: 186, y: 64, isBest: true },
];
