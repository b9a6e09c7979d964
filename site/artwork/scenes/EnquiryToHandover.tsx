import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * The four steps of an order, each higher than the last. The line runs from the edge of one card to
 * the next. Phones show the middle of the frame, 380 units wide.
 */
export function EnquiryToHandover() {
  return (
    <>
      <rect width="500" height="334" fill={palette.seoField} />
      <RisingPath
        points="-4,262 40,246 70,254 110,244 158,238 170,243 194,212 240,194 252,199 276,168 322,150 334,155 360,120 412,102 422,106 442,58"
        radius={6}
      />
      <Panel x={72} y={216} width={78} height={56} radius={10} />
      <SceneText x={82} y={239} size={13} family="bold">
        Enquiry
      </SceneText>
      <SceneText x={82} y={258} size={11}>
        Mon, 09:12
      </SceneText>
      <Panel x={154} y={172} width={78} height={56} radius={10} />
      <SceneText x={164} y={195} size={13} family="bold">
        Quote
      </SceneText>
      <SceneText x={164} y={214} size={11}>
        Price, days
      </SceneText>
      <Panel x={236} y={128} width={78} height={56} radius={10} />
      <SceneText x={246} y={151} size={13} family="bold">
        Work
      </SceneText>
      <Tick x={246} y={170} />
      <SceneText x={261} y={170} size={11}>
        Checked
      </SceneText>
      <Panel x={318} y={84} width={88} height={56} radius={10} fill="ink" />
      <SceneText x={328} y={107} size={13} family="bold" tone="white">
        Handover
      </SceneText>
      <SceneText x={328} y={126} size={11} tone="softOnInk">
        Your report
      </SceneText>
    </>
  );
}
