import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Many visitors beside an empty basket. */
export function ProblemCopy() {
  return (
    <>
      {visitors.map(([x, y, fill]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Shape d="M-17 32V24a17 17 0 0 1 34 0v8z" fill={fill} />
          <Disc x={0} y={-7} radius={11} fill="seoPale" />
        </g>
      ))}
      <Panel x={172} y={-20} width={104} height={184} />
      <Shape d="M198 92l14-30m38 30l-14-30" width={3} />
      <Shape d="M188 92h72l-8 46h-56z" fill="paper2" />
      <Shape d="M206 104l3 24m15-24v24m18-24l-3 24" />
      <Pill
        x={184}
        y={14}
        width={80}
        height={30}
        label="0 orders"
        fill="accent"
        size={14}
        isOutlined
      />
    </>
  );
}

const visitors = [
  [42, 34, 'white'],
  [88, 34, 'copy'],
  [134, 34, 'white'],
  [24, 84, 'copy'],
  [68, 84, 'ppcLight'],
  [112, 84, 'white'],
  [42, 132, 'white'],
  [88, 132, 'copy'],
  [134, 132, 'webLight'],
] as const;
