import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Letter } from './Letter.tsx';

/**
 * Two subject lines over four sends. The difference between them grows beyond what chance would
 * produce.
 */
export function EmailSubjectLineTests({ isTall }: DrawingProps) {
  const [width, height] = isTall ? [380, 640] : [740, 480];
  const [left, right, top, bottom] = isTall ? [56, 340, 214, 520] : [80, 560, 60, 396];
  const x = scale([1, 4], [left + (isTall ? 24 : 40), right]);
  const y = scale([0, 35], [bottom, top]);
  const course = (values: readonly number[]) =>
    values.map((value, index) => `${x(index + 1)},${y(value)}`).join(' ');
  const underLuck = `${course(luck)} ${right},${bottom} ${x(1)},${bottom}`;
  return (
    <>
      <Ground of="copy" width={width} height={height} />
      <Panel x={12} y={12} width={width - 24} height={height - 24} />
      <polygon points={underLuck} fill={palette.paper2} />
      {[0, 10, 20, 30].map((clicks) => (
        <g key={clicks}>
          <Line points={`${left},${y(clicks)} ${right},${y(clicks)}`} tone="rule" width={1} />
          <SceneText x={left - 10} y={y(clicks) + 4.5} size={12} anchor="end">
            {String(clicks)}
          </SceneText>
        </g>
      ))}
      <Line points={`${left},${top} ${left},${bottom} ${right},${bottom}`} />
      {[1, 2, 3, 4].map((send) => (
        <SceneText key={send} x={x(send)} y={bottom + 21} size={13} anchor="middle">
          {String(send)}
        </SceneText>
      ))}
      <SceneText x={right} y={bottom + 44} size={13} anchor="end">
        Sends so far
      </SceneText>
      <SceneText x={isTall ? 34 : 40} y={isTall ? 196 : 42} size={13}>
        Clicks
      </SceneText>
      <SceneText x={x(2.3)} y={y(3)} size={13} family="bold" tone="soft" anchor="middle">
        could be luck
      </SceneText>
      <SceneText x={x(3.42)} y={y(23.6)} size={13} family="bold" tone="accentText" anchor="middle">
        real
      </SceneText>
      <Line points={course(luck)} isDashed width={3} />
      <RisingPath points={course(difference)} width={5} />
      {difference.slice(0, 3).map((clicks, index) => (
        <SceneText
          key={clicks}
          x={x(index + 1) + (index === 2 ? -8 : 0)}
          y={y(clicks) + (index === 2 ? -10 : 20)}
          size={14}
          family="bold"
          anchor="middle"
        >
          {String(clicks)}
        </SceneText>
      ))}
      <SceneText x={right - 14} y={y(32) - 4} size={14} family="bold" anchor="end">
        32
      </SceneText>
      {luck.map((clicks, index) => (
        <SceneText
          key={clicks}
          x={x(index + 1) + (index === 3 ? -2 : 0)}
          y={y(clicks) + (index < 2 ? -10 : 20)}
          size={12}
          tone="soft"
          anchor={index === 3 ? 'end' : 'middle'}
        >
          {String(clicks)}
        </SceneText>
      ))}
      {isTall ? (
        <>
          <Letter
            x={28}
            y={30}
            version="A"
            subject="Our winter mugs are here"
            clicks={48}
            width={324}
          />
          <Letter
            x={28}
            y={98}
            version="B"
            subject="Five mugs for cold hands"
            clicks={80}
            width={324}
          />
          <Key x={34} y={592} />
        </>
      ) : (
        <>
          <Letter
            x={574}
            y={60}
            version="A"
            subject="Our winter mugs are here"
            clicks={48}
            width={138}
          />
          <Letter
            x={574}
            y={192}
            version="B"
            subject="Five mugs for cold hands"
            clicks={80}
            width={138}
          />
          <Key x={80} y={444} />
        </>
      )}
    </>
  );
}

const difference = [8, 10, 23, 32];
const luck = [11.3, 15.5, 19.5, 22.6];

type KeyProps = { x: number; y: number };

/** The legend for the two lines. */
function Key({ x, y }: KeyProps) {
  return (
    <>
      <Line points={`${x},${y - 4} ${x + 22},${y - 4}`} tone="accent" width={5} />
      <Words x={x + 32} y={y} lines={['B minus A']} size={13} />
      <Line points={`${x + 122},${y - 4} ${x + 144},${y - 4}`} isDashed width={3} />
      <Words x={x + 154} y={y} lines={['luck, 2 ×']} size={13} />
      <Shape d={`M${x + 211} ${y - 4}l3 4l5-14h34`} width={1.5} />
      <Words x={x + 221} y={y} lines={['total']} size={13} />
    </>
  );
}
