import { Bar } from './Bar.tsx';
import { SceneText } from './SceneText.tsx';

export type WeeklyAcosProps = {
  /** ACOS in percent, each lower than the one before. */
  weeks: readonly number[];
  /** The week's label, at `labelX`. */
  labelOf: (week: number) => string;
  labelX: number;
  /** The start of the bars, and the length of one percentage point. */
  left: number;
  unit: number;
  /** The top of the first bar, the distance to the next, and the height of a bar. */
  top: number;
  step: number;
  height: number;
};

/** A bar for each week's ACOS. The last is highlighted. */
export function WeeklyAcos(props: WeeklyAcosProps) {
  const { weeks, labelOf, labelX, left, unit, top, step, height } = props;
  return weeks.map((acos, index) => {
    const isLast = index === weeks.length - 1;
    return (
      <g key={acos} transform={`translate(0 ${top + index * step})`}>
        <SceneText x={labelX} y={18} size={13}>
          {labelOf(index + 1)}
        </SceneText>
        <Bar
          x={left}
          y={0}
          width={acos * unit}
          height={height}
          radius={0}
          fill={isLast ? 'ppc' : 'ppcField'}
        />
        <SceneText
          x={left + 10}
          y={height / 2 + 5.5}
          size={15}
          family="display"
          tone={isLast ? 'white' : 'ink'}
        >
          {`${acos}%`}
        </SceneText>
      </g>
    );
  });
}
