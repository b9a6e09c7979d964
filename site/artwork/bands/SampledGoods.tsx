import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Kettles from a lot on shelves, a fault among them, and the buyer's three choices. */
export function SampledGoods() {
  return (
    <>
      <Panel x={8} y={8} width={284} height={400} radius={6} />
      <SceneText x={24} y={34} size={15} family="bold">
        Lot 14, unpacked
      </SceneText>
      {[104, 174, 244].map((y, row) => (
        <g key={y}>
          {(row === 1 ? [52, 120, 256] : [52, 120, 188, 256]).map((x) => (
            <Kettle
              key={x}
              x={x}
              y={y}
              scale={0.6}
              fill={row === 1 && x === 120 ? 'copyField' : 'sourcingField'}
            />
          ))}
          <Line points={`8,${y + 1} 292,${y + 1}`} />
        </g>
      ))}
      <Line points="128,156 164,156" tone="copy" width={3} />
      <Shape d="M110 156a10 10 0 1 1 20 0a10 10 0 1 1-20 0" line="copy" width={3} />
      <Pill
        x={158}
        y={143}
        width={66}
        height={26}
        label="Dented"
        size={13}
        fill="copy"
        isOutlined
      />
      <SampleTag x={216} y={18} />
      <Panel x={268} y={58} width={144} height={400} fill="ink" />
      <SceneText x={286} y={88} size={15} family="bold" tone="accent">
        You decide
      </SceneText>
      {choices.map((choice, index) => (
        <g key={choice} transform={`translate(286 ${122 + index * 34})`}>
          <Disc x={9} y={-5} radius={9} />
          {index === 1 && <Disc x={9} y={-5} radius={5} fill="accent" line="none" />}
          <SceneText x={28} size={15} family="bold" tone="white">
            {choice}
          </SceneText>
        </g>
      ))}
      <Line points="286,212 394,212" tone="soft" />
      <SceneText x={286} y={238} size={13} family="bold" tone="softOnInk">
        Balance unpaid
      </SceneText>
    </>
  );
}

const choices = ['Ship', 'Rework', 'Reject'];
