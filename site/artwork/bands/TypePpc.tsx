import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { WeeklyAcos } from '../parts/WeeklyAcos.tsx';

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
      <WeeklyAcos
        weeks={weeks}
        labelOf={(week) => `${week}`}
        labelX={32}
        left={left}
        unit={unit}
        top={86}
        step={28}
        height={23}
      />
      <Line points={`${breakEven},82 ${breakEven},210`} isDashed />
    </>
  );
}

const weeks = [41, 36, 33, 29] as const;

const left = 52;
const unit = 5;
const breakEven = left + 30 * unit;
