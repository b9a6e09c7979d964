import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Shape } from '../parts/Shape.tsx';

/** One contact, to whom every part of the work leads. */
export function ReasonOneContact() {
  return (
    <>
      {tasks.map(({ label, y }) => (
        <g key={label}>
          <Line points={`72,75 132,${y}`} />
          <Pill x={132} y={y - 12} width={112} height={24} label={label} size={12} isOutlined />
        </g>
      ))}
      <Disc x={58} y={75} radius={36} fill="accent" />
      <Disc x={58} y={64} radius={11} />
      <Shape d="M36 97c2-22 42-22 44 0z" fill="white" />
    </>
  );
}

const tasks = [
  { label: 'Samples', y: 24 },
  { label: 'Production', y: 58 },
  { label: 'Inspection', y: 92 },
  { label: 'Freight', y: 126 },
];
