import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import type { PortraitLook } from '../portraits.ts';
import { Limb } from './Limb.tsx';
import { MemberFigure } from './MemberFigure.tsx';

export type ReportReaderProps = { look: PortraitLook };

/** Someone ticks a report's lines in pencil before the report goes out. */
export function ReportReader({ look }: ReportReaderProps) {
  return (
    <>
      <rect width="384" height="320" fill={palette[look.field]} />
      <MemberFigure look={look} x={84} y={48} gaze={[4, 3]} restingArm="left" />
      <g transform="translate(212 34) rotate(3)">
        <Shape d="M30 12l230 14v330H10z" fill="seoPale" />
        <Panel x={0} y={0} width={222} height={340} radius={4} />
        <Line points="38,1 38,300" tone="copyField" />
        <SceneText x={50} y={46} size={18} family="display">
          First report
        </SceneText>
        <Pill
          x={92}
          y={-12}
          width={62}
          height={26}
          label="Draft"
          size={12}
          fill="seoField"
          isOutlined
        />
        <Bar x={50} y={62} width={112} height={72} radius={8} fill="webField" />
        {bars.map((height, index) => (
          <Bar
            key={height}
            x={58 + index * 16.5}
            y={126 - height}
            width={11}
            height={height}
            radius={3}
            fill={index < 3 ? 'webLight' : 'web'}
          />
        ))}
        {checks.map((check, index) => (
          <g key={check} transform={`translate(0 ${164 + index * 37})`}>
            {index < ticked && <Shape d="M14-6l6 7 13-18" line="accent" width={4} />}
            <SceneText x={50} y={0} size={13} family="bold">
              {check}
            </SceneText>
            <Rule x={50} y={14} width={112} tone="rule" />
          </g>
        ))}
      </g>
      <g transform="translate(-32)">
        <g transform="translate(259 262) rotate(-40)">
          <Shape d="M0 0l-7-18v-70h14v70z" fill="accent" />
          <Shape d="M-7-88v-13h14v13zM0 0l-7-18h14z" fill="white" />
          <Shape d="M0 0l-2-6h4z" fill="ink" />
        </g>
        <Limb look={look} hand={hand} fingers={fingers} sleeve={sleeve} />
      </g>
    </>
  );
}

const bars = [14, 22, 19, 34, 40, 54];
const checks = ['Work as ordered', 'Every link opens', 'Dates are right'];
const ticked = 2;
const hand =
  'M192 276c2-16 10-30 22-38 5-4 11-3 16-1l8 4c5 2 6 7 2 10l-7 1 7 2c6 2 6 9 1 11 4 3 2 10-3 10 1 6-4 9-9 8-3 5-10 6-16 4z';
const fingers = 'M241 265l-11-2M238 275l-10-3';
const sleeve = 'M146 334c6-24 20-50 42-70l30 22c-14 16-22 32-26 52z';
