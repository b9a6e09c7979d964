import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Frames of two sites loading. The new one is complete when it first appears. */
export function FirstPaint() {
  return (
    <>
      <SceneText x={8} y={25} size={14} family="bold">
        Old site
      </SceneText>
      <Pill x={350} y={8} width={62} height={22} label="Sample" size={12} isOutlined />
      <Line points="8,120 412,120" />
      {times.map((time, index) => (
        <g key={time} transform={`translate(${8 + index * 139} 0)`}>
          <Panel x={1} y={37} width={124} height={64} radius={10} fill="paper2" />
          {index === 0 && <Shape d="M63 61a8 8 0 1 1-8 8" width={3} />}
          {index > 0 && <Title y={60} />}
          {index === 2 && (
            <Shape
              d="M1 88l30-16 18 10 22-18 26 22 16-8 12 10v3a10 10 0 0 1-10 10H11a10 10 0 0 1-10-10z"
              fill="webLight"
            />
          )}
          <Pill x={31} y={108} width={64} height={24} label={time} size={13} isOutlined />
          <Panel x={1} y={167} width={124} height={150} radius={10} />
          <Title y={190} />
          <Shape d="M98 200a9 9 0 1 1 0 18a9 9 0 1 1 0-18" fill="accentLight" />
          <Shape d="M1 240l30-28 18 18 22-28 28 34 14-14 12 12v40H1z" fill="sourcingField" />
          <Pill
            x={13}
            y={228}
            width={100}
            height={27}
            label="Book"
            size={13}
            fill="accent"
            isOutlined
          />
        </g>
      ))}
      <SceneText x={8} y={156} size={14} family="bold">
        New site: complete at 0.4 s
      </SceneText>
    </>
  );
}

function Title({ y }: { y: number }) {
  return (
    <SceneText x={13} y={y} size={14} family="bold">
      Whitby walks
    </SceneText>
  );
}

const times = ['0.4 s', '0.8 s', '1.2 s'] as const;
