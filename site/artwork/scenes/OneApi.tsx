import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A price that was corrected in one API, on the three screens that show it. */
export function OneApi() {
  return (
    <>
      <Field of="web" />
      {screens.map(({ name, x, radius }) => (
        <g key={name}>
          <Line points={`${x + 49},70 ${x + 49},112`} tone="accent" width={4} />
          <Panel x={x} y={16} width={98} height={60} radius={radius} />
          <SceneText x={x + 49} y={38} size={13} anchor="middle">
            {name}
          </SceneText>
          <SceneText x={x + 49} y={63} size={18} family="display" anchor="middle">
            £18.50
          </SceneText>
          <Disc x={x + 49} y={76} radius={5} fill="accent" />
        </g>
      ))}
      <Panel x={18} y={100} width={324} height={80} fill="ink" />
      <SceneText x={36} y={130} size={14} family="mono" tone="webLight">
        PUT
      </SceneText>
      <SceneText x={74} y={130} size={14} family="mono" tone="white">
        /prices/lamp
      </SceneText>
      <Pill x={244} y={111} width={82} height={28} label="£18.50" fill="accent" size={13} />
    </>
  );
}

const screens = [
  { name: 'Website', x: 18, radius: 8 },
  { name: 'Staff tool', x: 131, radius: 8 },
  { name: 'Phone app', x: 244, radius: 18 },
] as const;
