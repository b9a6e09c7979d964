import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A campaign board. ACOS falls week by week until it is below break-even. */
export function FallingAcos() {
  return (
    <>
      <Panel x={1} y={1} width={418} height={400} radius={18} />
      <SceneText x={20} y={29} size={15} family="display">
        Steel lunch box
      </SceneText>
      <Pill x={342} y={11} width={58} height={22} label="Sample" size={11} isOutlined />
      <Rule x={1} y={44} width={418} />
      <SceneText x={20} y={68} family="bold">
        ACOS
      </SceneText>
      <SceneText x={breakEven} y={68} family="bold" anchor="middle">
        Break-even 30%
      </SceneText>
      {weeks.map((acos, index) => {
        const isLast = index === weeks.length - 1;
        return (
          <g key={acos} transform={`translate(0 ${82 + index * 34})`}>
            <SceneText x={20} y={18.5}>
              {`Week ${index + 1}`}
            </SceneText>
            <Bar
              x={left}
              y={0}
              width={acos * unit}
              height={28}
              radius={0}
              fill={isLast ? 'ppc' : 'ppcField'}
            />
            <SceneText
              x={left + 12}
              y={19.5}
              size={15}
              family="display"
              tone={isLast ? 'white' : 'ink'}
            >
              {`${acos}%`}
            </SceneText>
          </g>
        );
      })}
      <Line points={`${breakEven},78 ${breakEven},264`} isDashed />
    </>
  );
}

const weeks = [41, 38, 35, 32, 29] as const;

/** The start of the bars, and the length of one percentage point. */
const left = 84;
const unit = 7;
const breakEven = left + 30 * unit;
