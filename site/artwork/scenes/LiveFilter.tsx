import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A list of tables that updates as soon as a filter changes. */
export function LiveFilter() {
  return (
    <>
      <Field of="web" />
      <Panel x={22} y={28} width={316} height={272} />
      <SceneText x={42} y={58} size={15} family="bold">
        Tables
      </SceneText>
      <Pill
        x={228}
        y={41}
        width={92}
        height={26}
        label="12 of 48"
        fill="accent"
        size={13}
        isOutlined
      />
      <Line points="22,80 338,80" />
      <CheckBox x={42} y={98} />
      <SceneText x={68} y={111} size={13} family="bold">
        Oak
      </SceneText>
      <Panel x={42} y={126} width={16} height={16} radius={4} />
      <SceneText x={68} y={139} size={13}>
        Ash
      </SceneText>
      <CheckBox x={42} y={154} />
      <SceneText x={68} y={167} size={13} family="bold">
        In stock
      </SceneText>
      <SceneText x={42} y={197} size={13}>
        Up to £400
      </SceneText>
      <Line points="42,213 126,213" tone="rule" width={4} />
      <Line points="42,213 96,213" tone="web" width={4} />
      <Disc x={96} y={213} radius={7} />
      <Line points="142,80 142,240" />
      {tables.map(([x, y, price]) => (
        <g key={price} transform={`translate(${x} ${y})`}>
          <Panel x={0} y={0} width={80} height={46} radius={8} fill="webField" />
          <Shape d="M14 16h52v7h-52zM20 23v14M60 23v14" fill="seoField" />
          <SceneText x={0} y={64} size={13} family="bold">
            {price}
          </SceneText>
          <Bar x={42} y={56} width={38} />
        </g>
      ))}
    </>
  );
}

const tables = [
  [156, 92, '£260'],
  [246, 92, '£310'],
  [156, 165, '£345'],
  [246, 165, '£390'],
] as const;
