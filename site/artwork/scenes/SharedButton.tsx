import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** One button's file, and the three screens that show the button. */
export function SharedButton() {
  return (
    <>
      <Field of="web" />
      {screens.map(({ name, x, radius }) => (
        <g key={name} transform={`translate(${x} 0)`}>
          <Panel x={0} y={68} width={98} height={120} radius={radius} />
          <SceneText x={13} y={91} size={13} family="bold">
            {name}
          </SceneText>
          <Pill
            x={12}
            y={101}
            width={74}
            height={28}
            label="Book it"
            fill="accent"
            size={13}
            isOutlined
          />
          <Bar x={13} y={139} width={56} />
        </g>
      ))}
      <Line points="180,40 180,54" tone="accent" width={4} />
      <Line points="94,101 94,54 320,54 320,101" tone="accent" width={4} />
      <Line points="207,54 207,101" tone="accent" width={4} />
      {[94, 207, 320].map((x) => (
        <Disc key={x} x={x} y={101} radius={5} fill="accent" />
      ))}
      <Panel x={122} y={12} width={116} height={30} radius={10} fill="ink" />
      <SceneText x={180} y={32} size={14} family="mono" tone="white" anchor="middle">
        Button.tsx
      </SceneText>
    </>
  );
}

const screens = [
  { name: 'Page', x: 18, radius: 8 },
  { name: 'Diary', x: 131, radius: 8 },
  { name: 'Phone', x: 244, radius: 18 },
] as const;
