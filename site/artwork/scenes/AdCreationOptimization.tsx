import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Two versions of one advert. The second one gets more taps. */
export function AdCreationOptimization() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={24} y={44} width={146} height={256} />
      <Panel x={38} y={58} width={118} height={88} radius={10} fill="paper2" />
      <Kettle x={98} y={138} />
      <SceneText x={38} y={168} size={13} family="bold">
        Steel kettle
      </SceneText>
      <SceneText x={38} y={185} size={12} tone="soft">
        1.7 litre, silver
      </SceneText>
      <SceneText x={38} y={214} size={11}>
        Clicks
      </SceneText>
      <SceneText x={156} y={215} size={14} family="bold" anchor="end">
        0.31%
      </SceneText>
      <Panel x={188} y={26} width={150} height={274} fill="ink" />
      <Panel x={202} y={40} width={122} height={106} radius={10} fill="seoField" />
      <Kettle x={268} y={138} hasSteam />
      <SceneText x={202} y={168} size={13} family="bold" tone="white">
        Tea in 90 seconds
      </SceneText>
      <SceneText x={202} y={185} size={12} tone="softOnInk">
        Steel, 1.7 litre
      </SceneText>
      <SceneText x={202} y={214} size={11} tone="softOnInk">
        Clicks
      </SceneText>
      <SceneText x={324} y={217} size={22} family="display" tone="accent" anchor="end">
        0.58%
      </SceneText>
      <Disc x={38} y={44} radius={15} />
      <SceneText x={38} y={49} size={14} family="bold" anchor="middle">
        A
      </SceneText>
      <Disc x={324} y={34} radius={15} fill="accent" />
      <SceneText x={324} y={39} size={14} family="bold" anchor="middle">
        B
      </SceneText>
    </>
  );
}
