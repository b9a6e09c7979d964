import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * The four papers of an order, each taller than the last. Phones show the middle of the frame, 380
 * units wide.
 */
export function EnquiryToHandover() {
  return (
    <>
      <rect width="500" height="334" fill={palette.seoField} />
      <Panel x={72} y={216} width={78} height={140} radius={10} />
      <SceneText x={82} y={239} size={13} family="bold">
        Enquiry
      </SceneText>
      <SceneText x={82} y={258} size={11}>
        Mon, 09:12
      </SceneText>
      {[54, 46, 56, 30].map((width, index) => (
        <Bar key={width} x={82} y={272 + index * 14} width={width} />
      ))}
      <Panel x={154} y={172} width={78} height={184} radius={10} />
      <SceneText x={164} y={195} size={13} family="bold">
        Quote
      </SceneText>
      <SceneText x={164} y={214} size={11}>
        Price, days
      </SceneText>
      <Bar x={164} y={230} width={50} />
      <Bar x={164} y={244} width={42} />
      <SceneText x={164} y={282} size={18} family="display">
        £640
      </SceneText>
      <Pill x={164} y={294} width={58} height={22} label="Accept" fill="seo" size={11} />
      <Panel x={236} y={128} width={78} height={228} radius={10} />
      <SceneText x={246} y={151} size={13} family="bold">
        Work
      </SceneText>
      <SceneText x={246} y={170} size={11}>
        Checked
      </SceneText>
      {[40, 34, 44, 30, 38].map((width, index) => (
        <g key={width}>
          <Tick x={246} y={200 + index * 26} />
          <Bar x={262} y={192 + index * 26} width={width} />
        </g>
      ))}
      <Panel x={318} y={84} width={88} height={272} radius={10} fill="ink" />
      <SceneText x={328} y={107} size={13} family="bold" tone="white">
        Handover
      </SceneText>
      <SceneText x={328} y={126} size={11} tone="softOnInk">
        Your report
      </SceneText>
      <Panel x={328} y={142} width={68} height={84} radius={6} />
      <RisingPath points="336,208 350,198 362,204 386,166" radius={4} />
      {[60, 46, 54, 36, 58].map((width, index) => (
        <Bar key={width} x={328} y={244 + index * 16} width={width} fill="ink3" />
      ))}
    </>
  );
}
