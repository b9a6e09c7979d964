import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A price negotiated down in three rounds. A hero also shows the specification above. */
export function CostEffectiveSourcing() {
  return (
    <>
      <Field of="sourcing" />
      <Panel x={24} y={-58} width={318} height={54} radius={10} />
      <Kettle x={61} y={-12} fill="sourcingField" scale={0.5} />
      <SceneText x={94} y={-36} size={13} family="bold">
        Kettle, 1.5 litres
      </SceneText>
      <SceneText x={94} y={-17} size={11} tone="soft">
        One specification for all
      </SceneText>
      <SceneText x={30} y={32} size={14} family="bold">
        Three rounds of quotes
      </SceneText>
      <SceneText x={30} y={49} size={11}>
        For 2,000 pieces
      </SceneText>
      <Panel x={24} y={84} width={106} height={216} radius={10} />
      <SceneText x={38} y={108} size={11}>
        Factory A
      </SceneText>
      <SceneText x={38} y={134} size={22} family="display">
        $3.80
      </SceneText>
      <Panel x={130} y={95} width={106} height={205} radius={10} />
      <SceneText x={144} y={119} size={11}>
        Factory B
      </SceneText>
      <SceneText x={144} y={145} size={22} family="display">
        $3.60
      </SceneText>
      <SceneText x={144} y={169} size={11} tone="soft">
        Larger order
      </SceneText>
      <Panel x={236} y={106} width={106} height={194} radius={10} fill="ink" />
      <SceneText x={250} y={128} size={11} tone="softOnInk">
        Factory B
      </SceneText>
      <SceneText x={250} y={154} size={22} family="display" tone="white">
        $3.45
      </SceneText>
      <SceneText x={250} y={176} size={11} tone="softOnInk">
        30% deposit,
      </SceneText>
      <SceneText x={250} y={191} size={11} tone="softOnInk">
        rest after report
      </SceneText>
      <Pill x={250} y={204} width={76} height={22} label="9% saved" fill="accent" size={11} />
      <RisingPath points="34,69 116,69 142,80 224,80 250,91 318,91" />
    </>
  );
}
