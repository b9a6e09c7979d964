import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A finished page in its browser window, and what was handed over with it. */
export function TypeWeb() {
  return (
    <>
      <Field of="web" />
      <Panel x={20} y={16} width={236} height={220} />
      <Panel x={32} y={28} width={212} height={28} radius={8} fill="paper" />
      <SceneText x={44} y={46.5} size={13}>
        yourbusiness.co.uk
      </SceneText>
      <SceneText x={36} y={92} size={26} family="display">
        Shoes resoled
      </SceneText>
      <SceneText x={36} y={121} size={26} family="display">
        in a week
      </SceneText>
      <Bar x={36} y={134} width={104} />
      <Pill
        x={36}
        y={154}
        width={122}
        height={32}
        label="Book a repair"
        fill="accent"
        size={13}
        isOutlined
      />
      <Panel x={174} y={106} width={110} height={120} fill="ink" />
      {['Code', 'Domain', 'Logins'].map((item, index) => (
        <g key={item} transform={`translate(190 ${133 + index * 25})`}>
          <Tick x={0} y={0} tone="accent" />
          <SceneText x={22} size={15} family="bold" tone="white">
            {item}
          </SceneText>
        </g>
      ))}
      <SampleTag x={222} y={5} />
    </>
  );
}
