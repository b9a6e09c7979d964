import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The four steps of an order, each higher than the last. */
export function EnquiryToHandover() {
  return (
    <>
      <Field of="seo" />
      <RisingPath points="48,226 130,180 143,189 214,134 227,143 300,88" />
      <Panel x={12} y={158} width={78} height={58} radius={10} />
      <SceneText x={22} y={181} size={13} family="bold">
        Enquiry
      </SceneText>
      <SceneText x={22} y={201} size={11}>
        Mon, 09:12
      </SceneText>
      <Panel x={94} y={112} width={78} height={58} radius={10} />
      <SceneText x={104} y={135} size={13} family="bold">
        Quote
      </SceneText>
      <SceneText x={104} y={155} size={11}>
        Price, days
      </SceneText>
      <Panel x={176} y={66} width={78} height={58} radius={10} />
      <SceneText x={186} y={89} size={13} family="bold">
        Work
      </SceneText>
      <Tick x={186} y={109} />
      <SceneText x={201} y={109} size={11}>
        Checked
      </SceneText>
      <Panel x={258} y={20} width={90} height={58} radius={10} fill="ink" />
      <SceneText x={269} y={43} size={13} family="bold" tone="white">
        Handover
      </SceneText>
      <SceneText x={269} y={63} size={11} tone="softOnInk">
        Your report
      </SceneText>
    </>
  );
}
