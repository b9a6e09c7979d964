import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The owner of a plant shop changes its Sunday hours, and the live page shows them. */
export function SundayHours() {
  return (
    <>
      <Panel x={8} y={8} width={212} height={330} fill="ink" />
      <SceneText x={26} y={40} size={15} family="bold" tone="white">
        Opening hours
      </SceneText>
      {hours.map(([day, time], index) => (
        <g key={day} transform={`translate(0 ${58 + index * 46})`}>
          <SceneText x={26} y={23} size={14} family="bold" tone="white">
            {day}
          </SceneText>
          <Panel x={72} y={0} width={130} height={36} radius={10} />
          <SceneText x={88} y={23} size={14} family="bold">
            {time}
          </SceneText>
        </g>
      ))}
      <Shape
        d="M82 150h110a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-110a10 10 0 0 1-10-10v-16a10 10 0 0 1 10-10z"
        line="accent"
        width={4}
      />
      <Line points="136,158 136,178" />
      <Pill x={72} y={202} width={130} height={38} label="Update" fill="accent" size={15} />

      <Panel x={238} y={40} width={174} height={300} />
      <Panel x={250} y={52} width={150} height={88} radius={10} fill="sourcingField" />
      <Shape d="M325 108c-14-18-12-34-2-48c12 14 14 30 2 48z" fill="sourcingLight" />
      <Shape
        d="M325 108C320 86 302 76 284 80c6 18 22 28 41 28c-2-20 12-38 40-40c0 24-16 38-40 40z"
        fill="sourcing"
      />
      <Shape d="M303 108h44l-6 31h-32z" fill="accent" />
      <SceneText x={250} y={170} size={18} family="bold">
        Open on Sunday
      </SceneText>
      <Bar x={242} y={206} width={166} height={30} radius={8} fill="webField" />
      {hours.slice(1).map(([day, time], index) => (
        <g key={day} transform={`translate(0 ${197 + index * 29})`}>
          <SceneText x={260} size={14} family="bold">
            {day}
          </SceneText>
          <SceneText x={396} size={14} family="bold" anchor="end">
            {time}
          </SceneText>
        </g>
      ))}
      <Line points="204,168 224,168 224,221 243,221" tone="accent" width={4} />
      <Disc x={242} y={221} radius={7} fill="accent" />
      <Pill x={350} y={8} width={62} height={22} label="Sample" size={12} isOutlined />
    </>
  );
}

const hours = [
  ['Fri', '9–18'],
  ['Sat', '9–17'],
  ['Sun', '10–14'],
] as const;
