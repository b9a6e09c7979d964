import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/**
 * The route from the factory to the client's shop passes over the trader in the middle. The ground
 * reaches beyond the frame, so that it fills a wider box.
 */
export function ReasonDirect() {
  return (
    <>
      <Bar x={-400} y={112} width={1140} height={300} radius={0} fill="sourcingLight" />
      <Shape d="M16 112V24h15v88z" fill="sourcing" />
      <Shape d="M31 112V66l25-18v18l25-18v18l25-18v64z" fill="white" />
      <Shape d="M43 88h9m12 0h9m12 0h9" width={8} />

      <Panel x={134} y={74} width={74} height={38} radius={8} fill="sourcingField" isDashed />
      <SceneText x={171} y={98} size={13} tone="soft" anchor="middle">
        Trader
      </SceneText>
      <Disc x={207} y={74} radius={11} />
      <Cross x={202.5} y={78.5} tone="danger" />

      <Shape d="M234 112V62h88v50z" fill="white" />
      {awning.map((x, index) => (
        <Shape
          key={x}
          d={`M${x} 56h24v13a12 12 0 0 1-24 0z`}
          fill={index % 2 ? 'white' : 'sourcing'}
        />
      ))}
      <Panel x={244} y={88} width={38} height={16} radius={2} fill="sourcingField" />
      <Panel x={292} y={86} width={20} height={26} radius={2} fill="ink" />
      <Rule x={-400} y={112} width={1140} />

      {labels.map(({ label, x }) => (
        <SceneText key={label} x={x} y={136} size={14} family="bold" anchor="middle">
          {label}
        </SceneText>
      ))}

      <Shape d="M86 40C112 6 226 6 260 44" line="accent" width={5} />
      <Shape d="M247 41l13 3-1-13" line="accent" width={5} />
      <Panel x={156} y={5} width={28} height={23} radius={3} fill="accent" />
      <Shape d="M170 5v9" />
    </>
  );
}

const awning = [230, 254, 278, 302];

const labels = [
  { label: 'Factory', x: 61 },
  { label: 'You', x: 278 },
];
