import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * The four papers of an order, each taller than the last. The last one reaches beyond the frame.
 * The play button covers the upper left.
 */
export function EnquiryToHandover() {
  return (
    <>
      <rect width="500" height="334" fill={palette.seoField} />
      <Panel x={20} y={206} width={104} height={150} radius={12} />
      <SceneText x={33} y={234} size={15} family="bold">
        Enquiry
      </SceneText>
      <SceneText x={33} y={256} size={13}>
        Mon, 09:12
      </SceneText>
      {['Six pages', 'to rewrite'].map((line, index) => (
        <SceneText key={line} x={33} y={283 + index * 18} size={12} tone="soft">
          {line}
        </SceneText>
      ))}
      <Panel x={132} y={152} width={104} height={204} radius={12} />
      <SceneText x={145} y={180} size={15} family="bold">
        Quote
      </SceneText>
      <SceneText x={145} y={202} size={13}>
        Price, days
      </SceneText>
      <Bar x={145} y={216} width={72} />
      <Bar x={145} y={232} width={56} />
      <Bar x={145} y={248} width={72} />
      <Pill x={145} y={265} width={78} height={26} label="Accept" fill="seo" size={13} />
      <Bar x={145} y={308} width={64} />
      <Panel x={244} y={92} width={104} height={264} radius={12} />
      <SceneText x={257} y={120} size={15} family="bold">
        Work
      </SceneText>
      <SceneText x={257} y={142} size={13}>
        Checked
      </SceneText>
      {['Facts', 'Titles', 'Links', 'Spelling', 'Pictures'].map((check, index) => (
        <g key={check}>
          <Tick x={257} y={176 + index * 31} />
          <SceneText x={278} y={177 + index * 31} size={13}>
            {check}
          </SceneText>
        </g>
      ))}
      <Panel x={356} y={28} width={190} height={328} radius={12} fill="ink" />
      <SceneText x={370} y={57} size={15} family="bold" tone="white">
        Handover
      </SceneText>
      <SceneText x={370} y={79} size={13} tone="softOnInk">
        Your report
      </SceneText>
      <Panel x={370} y={96} width={190} height={124} radius={8} />
      <RisingPath points="382,200 402,182 420,192 448,126" radius={5} />
      {[104, 84, 96, 70, 110].map((width, index) => (
        <Bar key={width} x={370} y={238 + index * 18} width={width} fill="ink3" />
      ))}
    </>
  );
}
