import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A stray tag is deleted from a page's head, and the page is in the results. */
export function RemovedNoindex() {
  return (
    <>
      <Field of="seo" />
      <Panel x={24} y={22} width={312} height={94} radius={10} fill="ink" />
      <SceneText x={40} y={47} size={13} family="mono" tone="softOnInk">
        {'<head>'}
      </SceneText>
      <Bar x={25} y={56} width={310} height={26} radius={0} fill="copyField" />
      <SceneText x={40} y={73.5} size={13} family="mono">
        robots = noindex
      </SceneText>
      <Line points="36,69 166,69" tone="danger" width={2.5} />
      <SceneText x={320} y={73.5} size={13} family="bold" anchor="end">
        Deleted
      </SceneText>
      <SceneText x={40} y={104} size={13} family="mono" tone="softOnInk">
        {'</head>'}
      </SceneText>
      <Panel x={24} y={142} width={312} height={140} />
      <Disc x={180} y={129} radius={17} fill="accent" />
      <Shape d="M180 121v16m-6-6l6 6 6-6" />
      <SceneText x={42} y={176} tone="soft">
        oakbench.example
      </SceneText>
      <Pill
        x={240}
        y={159}
        width={80}
        height={26}
        label="Indexed"
        fill="sourcingField"
        size={13}
        isOutlined
      />
      <SceneText x={42} y={205} size={18} family="bold" tone="accentText">
        Oak garden benches
      </SceneText>
      <Bar x={42} y={219} width={250} />
    </>
  );
}
