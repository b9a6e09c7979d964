import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** One page at two widths, with a button being inspected. */
export function PageInspector() {
  return (
    <>
      <Field of="web" />
      <Panel x={20} y={22} width={238} height={196} />
      <Disc x={38} y={40} radius={4} fill="copy" line="none" />
      <Disc x={51} y={40} radius={4} fill="accentLight" line="none" />
      <SceneText x={66} y={44} size={11} tone="soft">
        1440 px
      </SceneText>
      <Rule x={20} y={54} width={238} />
      <SceneText x={36} y={86} size={22} family="display">
        Bikes, fixed
      </SceneText>
      <SceneText x={36} y={109} size={22} family="display">
        by Friday.
      </SceneText>
      <Bar x={36} y={122} width={104} />
      <Bar x={36} y={134} width={86} />
      <Panel x={36} y={152} width={96} height={30} radius={15} fill="accent" />
      <SceneText x={84} y={171} size={11} family="bold" anchor="middle">
        Book a repair
      </SceneText>
      <Shape d="M29 145h110v44H29z" line="web" />
      <Bar x={29} y={189} width={104} height={20} radius={0} fill="web" />
      <SceneText x={36} y={203} size={11} tone="white">
        button 96 × 30
      </SceneText>
      <Shape d="M154 150a18 18 0 1 0 36 0a18 18 0 1 0-36 0M196 150a18 18 0 1 0 36 0M172 150l10-26h24M182 124l14 26h-24M178 118h12" />
      <Panel x={226} y={92} width={114} height={190} radius={18} fill="white" />
      <SceneText x={242} y={120} size={11} tone="soft">
        390 px
      </SceneText>
      <SceneText x={242} y={146} size={15} family="display">
        Bikes, fixed
      </SceneText>
      <SceneText x={242} y={163} size={15} family="display">
        by Friday.
      </SceneText>
      <Bar x={242} y={174} width={80} />
      <Panel x={242} y={190} width={82} height={28} radius={14} fill="accent" />
      <SceneText x={283} y={208} size={10} family="bold" anchor="middle">
        Book a repair
      </SceneText>
      <Pill
        x={254}
        y={32}
        width={90}
        height={30}
        label="Shift 0.00"
        fill="ink"
        tone="white"
        size={12}
      />
    </>
  );
}
