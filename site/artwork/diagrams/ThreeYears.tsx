import { locale } from '../../lib/locale.ts';
import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type ThreeYearsProps = { x: number; y: number; width: number };

/**
 * The cost of three builds from the worked example over 36 months. 138 high, or 226 when narrow.
 */
export function ThreeYears({ x, y, width }: ThreeYearsProps) {
  const isNarrow = width < 500;
  const label = isNarrow ? 0 : 180;
  const full = width - 36 - label - 66;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={width} height={isNarrow ? 226 : 138} />
      <SceneText x={18} y={32} size={15} family="bold">
        Three years, from the example
      </SceneText>
      {costs.map(({ name, pounds }, index) => {
        const top = isNarrow ? 66 + index * 54 : 46 + index * 29;
        const length = Math.round((pounds / 5920) * full);
        return (
          <g key={name}>
            <SceneText x={18} y={isNarrow ? top - 5 : top + 15} size={13}>
              {name}
            </SceneText>
            <Bar
              x={18 + label}
              y={top}
              width={length}
              height={20}
              radius={4}
              fill={index === 0 ? 'web' : 'webLight'}
            />
            <SceneText x={26 + label + length} y={top + 15} size={14} family="bold">
              {`£${pounds.toLocaleString(locale)}`}
            </SceneText>
          </g>
        );
      })}
    </g>
  );
}

const costs = [
  { name: 'WordPress', pounds: 4260 },
  { name: 'Next.js with an editor', pounds: 4840 },
  { name: 'Next.js without one', pounds: 5920 },
];
