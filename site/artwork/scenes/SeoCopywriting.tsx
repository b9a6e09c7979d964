import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A page of copy with its keywords marked, beside its brief. */
export function SeoCopywriting() {
  return (
    <>
      <Field of="copy" />
      <Panel x={22} y={22} width={214} height={278} radius={6} />
      <SceneText x={40} y={52} size={18} family="display">
        How long does a
      </SceneText>
      <SceneText x={40} y={74} size={18} family="display">
        boiler service take?
      </SceneText>
      <Rule x={40} y={88} width={56} tone="copy" />
      <Bar x={52} y={100} width={91} height={20} radius={4} fill="copyField" />
      <SceneText x={40} y={115} size={14}>
        A boiler service takes
      </SceneText>
      <SceneText x={40} y={137} size={14}>
        about an hour. We test
      </SceneText>
      <SceneText x={40} y={159} size={14}>
        the flue, seals and gas
      </SceneText>
      <Bar x={118} y={166} width={43} height={20} radius={4} fill="copyField" />
      <SceneText x={40} y={181} size={14}>
        pressure. In Leeds
      </SceneText>
      <SceneText x={40} y={203} size={14}>
        we come the same day.
      </SceneText>
      <Bar x={40} y={218} width={150} />
      <Bar x={40} y={242} width={166} />
      <Panel x={214} y={88} width={128} height={138} radius={12} fill="ink" />
      <SceneText x={230} y={112} size={13} family="bold" tone="white">
        Brief met
      </SceneText>
      <Rule x={215} y={123} width={126} tone="ink3" />
      {checks.map((check, index) => (
        <g key={check}>
          <Tick x={230} y={145 + index * 22} tone="successOnInk" />
          <SceneText x={249} y={145 + index * 22} tone="white">
            {check}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const checks = ['boiler service', 'Leeds', 'Title fits', 'Reads easily'];
