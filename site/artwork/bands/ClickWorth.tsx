import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** What is left of a price, shared among the ten clicks that it takes to sell one. */
export function ClickWorth() {
  return (
    <>
      <Panel x={1} y={1} width={418} height={400} radius={18} />
      <SceneText x={20} y={31} size={15} family="bold">
        Price £20
      </SceneText>
      <SampleTag x={338} y={14} />
      {shares.map(({ x, width, label, fill }) => (
        <g key={label}>
          <Bar x={x} y={44} width={width} height={42} radius={0} fill={fill} />
          <SceneText
            x={x + 12}
            y={70}
            size={14}
            family="bold"
            tone={fill === 'ppc' ? 'white' : 'ink'}
          >
            {label}
          </SceneText>
        </g>
      ))}
      <Shape d="M286 86H400v42H20z" fill="ppcPale" line="none" />
      {clicks.map((x) => (
        <g key={x} transform={`translate(${x} 128)`}>
          <Bar
            x={1}
            y={0}
            width={36}
            height={42}
            radius={0}
            fill={x === 362 ? 'accent' : 'ppcField'}
          />
          <Shape d="M14 10v20l5-5 4 8 4-2-4-8h7z" fill="white" />
        </g>
      ))}
      <SceneText x={18} y={236} size={52} family="display" tone="ppc">
        60p
      </SceneText>
      <SceneText x={138} y={212} size={15} family="bold">
        is what a click may cost
      </SceneText>
      <SceneText x={138} y={234} size={15} family="bold">
        if one in ten sells
      </SceneText>
    </>
  );
}

const shares = [
  { x: 20, width: 150, label: 'Goods £8', fill: 'ppcField' },
  { x: 172, width: 112, label: 'Fees £6', fill: 'paper2' },
  { x: 286, width: 114, label: 'Left £6', fill: 'ppc' },
] as const;

/** The left edges of the clicks. The last one brings the order. */
const clicks = [20, 58, 96, 134, 172, 210, 248, 286, 324, 362];
