import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';

/**
 * ACOS for the same ten orders before and after two searches are blocked, drawn to scale. The
 * figures come from the sample `negative-list`.
 */
export function AcosSteps() {
  return (
    <>
      {steps.map(({ acos, spend, fill, tone }, index) => {
        const height = Math.round(acos * unit);
        return (
          <g key={acos} transform={`translate(${index * 204} 0)`}>
            <Bar x={0} y={base - height} width={192} height={height} radius={0} fill={fill} />
            <SceneText x={14} y={base - 29} size={26} family="display" tone={tone}>
              {`${acos}%`}
            </SceneText>
            <SceneText x={14} y={base - 12} size={11} tone={tone}>
              {spend}
            </SceneText>
          </g>
        );
      })}
      <SceneText x={600} y={breakEven - 8} size={11} family="bold" tone="accent" anchor="end">
        Break-even ACOS 30%
      </SceneText>
      <SceneText x={600} y={12} size={11} tone="softOnInk" anchor="end">
        Sample
      </SceneText>
      <Line points={`0,${breakEven} 396,${breakEven}`} isDashed />
      <Line points={`408,${breakEven} 600,${breakEven}`} tone="accent" isDashed />
    </>
  );
}

const base = 128;
/** The height of one percentage point. */
const unit = 3;
const breakEven = base - 30 * unit;

const steps = [
  { acos: 41.1, spend: '£74.00 for 10 orders', fill: 'ppcField', tone: 'ink' },
  { acos: 36.7, spend: '£66.00 for 10 orders', fill: 'ppcLight', tone: 'ink' },
  { acos: 29.1, spend: '£52.40 for 10 orders', fill: 'ppc', tone: 'white' },
] as const satisfies { acos: number; spend: string; fill: Colour; tone: Colour }[];
