import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** What a map listing brings: a call, and somebody on the way to the shop. */
export function RingingPhone() {
  return (
    <>
      <Panel x={196} y={38} width={216} height={300} />
      <Shape d={blocks} fill="seoField" line="none" />
      <Shape d="M323 158l88-3v56l-84 3z" fill="sourcingField" line="none" />
      <Bar x={196} y={38} width={216} height={39} radius={14} fill="ink" />
      <Bar x={196} y={60} width={216} height={18} radius={0} fill="ink" />
      <Shape d="M234 51l-16 7 7 2 2 7z" fill="accent" line="accent" />
      <SceneText x={246} y={64} size={14} family="bold" tone="white">
        Directions asked for
      </SceneText>
      <Line points="246,224 314,221 312,145 367,143" tone="accent" width={5} />
      <Disc x={246} y={224} radius={8} />
      <Shape d="M367 143c-5-10-18-17-18-30a18 18 0 0 1 36 0c0 13-13 20-18 30z" fill="accent" />
      <Disc x={367} y={113} radius={6} />
      <Pill x={328} y={174} width={66} height={24} label="6 min" size={13} isOutlined />
      <Pill x={350} y={8} width={62} height={22} label="Sample" size={12} isOutlined />

      <Shape
        d="M6 78c-2-16 2-30 12-42M20 72c-1-9 2-17 8-24M188 10c12 2 22 8 30 18M186 22c8 1 14 5 19 12"
        line="accent"
        width={4}
      />
      <g transform="rotate(-6 106 150)">
        <Panel x={34} y={18} width={154} height={340} radius={28} fill="ink" />
        <Panel x={42} y={26} width={138} height={320} radius={21} fill="paper" />
        <Bar x={90} y={34} width={42} height={9} fill="ink" />
        <Disc x={111} y={86} radius={27} fill="seoField" />
        <Shape d="M95 106c0-20 32-20 32 0M103 79a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
        <SceneText x={111} y={138} size={14} family="bold" anchor="middle">
          New customer
        </SceneText>
        <SceneText x={111} y={165} size={18} family="bold" anchor="middle">
          0113 496 0142
        </SceneText>
        {(['danger', 'sourcing'] as const).map((fill, index) => (
          <g key={fill} transform={`translate(${76 + index * 70} 216)`}>
            <Disc x={0} y={0} radius={22} fill={fill} />
            <Shape
              d="M-11 5c-3-12 25-12 22 0l-6 1-2-5h-6l-2 5z"
              fill="white"
              line="white"
              transform={`rotate(${index * -135})`}
            />
          </g>
        ))}
      </g>
    </>
  );
}

/** The blocks of a town between its streets. */
const blocks =
  'M197 78h106v54l-106 4zM319 78h92v50l-92 3zM197 152l106-4 2 63-108 5zM197 232l108-5v40h-108zM322 230l89-4v40h-89z';
