import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A marked sheet of copy: a claim is crossed out, and a note explains the new headline. */
export function TypeCopy() {
  return (
    <>
      <Field of="copy" />
      <Panel x={36} y={26} width={228} height={260} radius={6} transform="rotate(3 150 150)" />
      <Panel x={24} y={14} width={228} height={260} radius={6} />
      <SceneText x={42} y={40} size={13} family="bold" tone="copyDark">
        Draft 2
      </SceneText>
      <SampleTag x={176} y={24} />
      <SceneText x={42} y={77} size={18} family="display" tone="faint">
        Luxurious soap
      </SceneText>
      <Line points="38,72 178,69" tone="copy" width={3} />
      <Bar x={37} y={88} width={202} height={34} radius={5} fill="copyField" />
      <SceneText x={42} y={114} size={26} family="display">
        Soap for hands
      </SceneText>
      <Bar x={37} y={122} width={156} height={34} radius={5} fill="copyField" />
      <SceneText x={42} y={148} size={26} family="display">
        that garden
      </SceneText>
      <Line points="193,139 216,139 216,166" tone="copy" />
      <Disc x={193} y={139} radius={5} fill="copy" />
      <Panel x={138} y={164} width={146} height={60} radius={10} fill="ink" />
      <SceneText x={152} y={187} size={14} family="bold" tone="white">
        Names the reader
      </SceneText>
    </>
  );
}
