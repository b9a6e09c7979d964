import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A test of two subject lines. */
export function EmailMarketing() {
  return (
    <>
      <Field of="copy" />
      <SceneText x={30} y={44} size={14} family="bold">
        Subject-line test
      </SceneText>
      <Panel x={30} y={60} width={300} height={62} radius={12} />
      <Disc x={56} y={91} radius={14} fill="paper" />
      <SceneText x={56} y={96} size={13} family="bold" anchor="middle">
        A
      </SceneText>
      <SceneText x={82} y={87} size={14}>
        Our June newsletter
      </SceneText>
      <Bar x={82} y={98} width={84} height={10} />
      <Panel x={30} y={134} width={300} height={82} radius={12} fill="ink" />
      <Disc x={56} y={175} radius={14} fill="accent" />
      <SceneText x={56} y={180} size={13} family="bold" anchor="middle">
        B
      </SceneText>
      <SceneText x={82} y={163} size={14} family="bold" tone="white">
        It’s back, in blue
      </SceneText>
      <Bar x={82} y={175} width={168} height={10} fill="accent" />
      <SceneText x={82} y={203} size={11} tone="softOnInk">
        B is ahead with three sends to go.
      </SceneText>
      <RisingPath points="262,198 276,190 286,194 310,152" />
    </>
  );
}
