import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { WeeklyAcos } from '../parts/WeeklyAcos.tsx';

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
      <WeeklyAcos
        weeks={weeks}
        labelOf={(week) => `Week ${week}`}
        labelX={20}
        left={left}
        unit={unit}
        top={82}
        step={34}
        height={28}
      />
      <Line points={`${breakEven},78 ${breakEven},264`} isDashed />
    </>
  );
}

const weeks = [41, 38, 35, 32, 29] as const;

const left = 84;
const unit = 7;
const breakEven = left + 30 * unit;
