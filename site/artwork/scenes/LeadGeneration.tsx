import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A short form and the enquiry sent through it. */
export function LeadGeneration() {
  return (
    <>
      <Field of="seo" />
      <Panel x={30} y={22} width={176} height={278} />
      <SceneText x={48} y={50} size={14} family="bold">
        Ask for a quote
      </SceneText>
      <Panel x={48} y={64} width={140} height={30} radius={8} fill="paper" />
      <SceneText x={60} y={84} size={13}>
        Priya Shah
      </SceneText>
      <Panel x={48} y={104} width={140} height={30} radius={8} fill="paper" />
      <SceneText x={60} y={124} size={13}>
        Leeds, LS6
      </SceneText>
      <Panel x={48} y={144} width={140} height={30} radius={8} fill="paper" />
      <SceneText x={60} y={164} size={13}>
        New boiler
      </SceneText>
      <Panel x={48} y={188} width={140} height={32} radius={16} fill="accent" />
      <SceneText x={118} y={209} size={13} family="bold" anchor="middle">
        Send
      </SceneText>
      <RisingPath points="190,204 222,204 244,170 260,178 296,116" />
      <Panel x={218} y={36} width={126} height={58} radius={10} fill="ink" />
      <Disc x={235} y={56} radius={5} fill="accent" line="none" />
      <SceneText x={246} y={61} size={13} family="bold" tone="white">
        New enquiry
      </SceneText>
      <SceneText x={230} y={82} size={13} tone="softOnInk">
        Priya, just now
      </SceneText>
    </>
  );
}
