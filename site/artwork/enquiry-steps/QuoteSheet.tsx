import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A quote and its contents. */
export function QuoteSheet() {
  return (
    <>
      <Panel x={16} y={6} width={112} height={100} radius={8} />
      <SceneText x={27} y={27} size={15} family="display">
        Quote
      </SceneText>
      {lines.map(({ label, width }, index) => (
        <g key={label}>
          <SceneText x={27} y={46 + index * 16} size={11}>
            {label}
          </SceneText>
          <Bar
            x={117 - width}
            y={39 + index * 16}
            width={width}
            height={7}
            radius={3.5}
            fill={label === 'Price' ? 'accent' : 'rule'}
          />
        </g>
      ))}
    </>
  );
}

const lines = [
  { label: 'Scope', width: 44 },
  { label: 'Price', width: 26 },
  { label: 'Delivery', width: 34 },
  { label: 'Payment', width: 34 },
];
