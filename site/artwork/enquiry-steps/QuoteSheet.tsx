import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A quote and its contents. */
export function QuoteSheet() {
  return (
    <>
      <Panel x={10} y={3} width={140} height={82} radius={10} />
      <Shape d="M10 31V13q0-10 10-10h120q10 0 10 10v18Z" fill="ink" />
      <SceneText x={22} y={23} size={15} family="display" tone="white">
        Quote
      </SceneText>
      {lines.map(({ label, width, fill }, index) => (
        <g key={label}>
          <SceneText x={22} y={52 + index * 21} size={13}>
            {label}
          </SceneText>
          <Bar x={138 - width} y={43 + index * 21} width={width} height={9} fill={fill} />
        </g>
      ))}
    </>
  );
}

const lines = [
  { label: 'Scope', width: 60, fill: 'rule' },
  { label: 'Price', width: 40, fill: 'accent' },
] as const;
