import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** An app that reads the shop's own stock system through its API. */
export function AppAndStock() {
  return (
    <>
      <Field of="web" />
      <Panel x={18} y={18} width={104} height={160} radius={18} />
      <SceneText x={32} y={44} size={13} family="bold">
        Your app
      </SceneText>
      <Bar x={30} y={54} width={80} height={36} radius={8} fill="paper2" />
      <Disc x={55} y={77} radius={9} />
      <Disc x={86} y={77} radius={9} />
      <Shape d="M55 77l8-14h17l-11 14zM69 77l-8-18M86 77l-8-18M57 59h8M78 59h6" line="web" />
      <Pill
        x={30}
        y={99}
        width={80}
        height={28}
        label="7 left"
        fill="accent"
        size={13}
        isOutlined
      />
      <Bar x={32} y={138} width={60} />
      <Line points="110,113 226,113" tone="accent" width={4} />
      <Disc x={110} y={113} radius={5} fill="accent" />
      <Pill x={148} y={97} width={56} height={32} label="API" size={14} isOutlined />
      <Panel x={226} y={30} width={116} height={148} radius={12} fill="ink" />
      <SceneText x={240} y={56} size={13} family="bold" tone="white">
        Stock system
      </SceneText>
      <Line points="227,68 341,68" tone="ink3" />
      {stock.map(([part, left], index) => (
        <g key={part} transform={`translate(0 ${91 + index * 27})`}>
          {part === 'Bikes' && (
            <Bar x={233} y={-16} width={102} height={24} radius={6} fill="ink3" />
          )}
          <SceneText x={240} y={0} size={13} tone="softOnInk">
            {part}
          </SceneText>
          <SceneText x={328} y={0} size={13} family="bold" tone="white" anchor="end">
            {left}
          </SceneText>
        </g>
      ))}
      <Bar x={240} y={137} width={56} fill="land" />
      <Disc x={226} y={113} radius={5} fill="accent" />
    </>
  );
}

const stock = [
  ['Tyres', '24'],
  ['Bikes', '7'],
] as const;
