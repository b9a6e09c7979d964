import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** ACOS falls over four weeks until it is below break-even. */
export function TypePpc() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={16} y={14} width={268} height={240} />
      <SceneText x={32} y={42} size={15} family="display">
        ACOS by week
      </SceneText>
      <SampleTag x={210} y={25} />
      <Rule x={16} y={56} width={268} />
      <SceneText x={breakEven} y={76} size={13} family="bold" anchor="middle">
        Break-even 30%
      </SceneText>
      {weeks.map((acos, index) => {
        const isLast = index === weeks.length - 1;
        return (
          <g key={acos} transform={`translate(0 ${86 + index * 28})`}>
            <SceneText x={32} y={18} size={14}>
              {`${index + 1}`}
            </SceneText>
            <Bar
              x={left}
              y={0}
              width={acos * unit}
              height={23}
              radius={0}
              fill={isLast ? 'ppc' : 'ppcField'}
            />
            <SceneText
              x={left + 10}
              y={17}
              size={15}
              family="display"
              tone={isLast ? 'white' : 'ink'}
            >
              {`${acos}%`}
            </SceneText>
          </g>
        );
      })}
      <Line points={`${breakEven},82 ${breakEven},210`} isDashed />
    </>
  );
}

const weeks = [41, 36, 33, 29] as const;

/** The start of the bars, and the length of one percentage point. */
const left = 52;
const unit = 5;
const breakEven = left + 30 * unit;
