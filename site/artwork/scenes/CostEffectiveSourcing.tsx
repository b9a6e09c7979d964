import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A price talked down in three rounds. */
export function CostEffectiveSourcing() {
  return (
    <>
      <Field of="sourcing" />
      <SceneText x={30} y={44} size={14} family="bold">
        Three rounds of quotes
      </SceneText>
      <SceneText x={30} y={62} size={11}>
        Unit price for 2,000 pieces
      </SceneText>
      <Panel x={24} y={102} width={106} height={198} radius={10} />
      <SceneText x={38} y={126} size={11}>
        Factory A
      </SceneText>
      <SceneText x={38} y={152} size={22} family="display">
        $4.10
      </SceneText>
      <Panel x={130} y={131} width={106} height={169} radius={10} />
      <SceneText x={144} y={155} size={11}>
        Factory B
      </SceneText>
      <SceneText x={144} y={181} size={22} family="display">
        $3.70
      </SceneText>
      <SceneText x={144} y={205} size={11} tone="soft">
        Larger order
      </SceneText>
      <Panel x={236} y={160} width={106} height={140} radius={10} fill="ink" />
      <SceneText x={250} y={184} size={11} tone="softOnInk">
        Factory B
      </SceneText>
      <SceneText x={250} y={210} size={22} family="display" tone="white">
        $3.45
      </SceneText>
      <SceneText x={250} y={232} size={11} tone="softOnInk">
        30% deposit,
      </SceneText>
      <SceneText x={250} y={247} size={11} tone="softOnInk">
        rest after report
      </SceneText>
      <Pill x={250} y={262} width={76} height={22} label="16% saved" fill="accent" size={11} />
      <RisingPath points="34,84 116,84 142,112 224,112 250,140 320,140" />
    </>
  );
}
