import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Alternative headlines for one advert on a roller. The one that gets clicks is in front. */
export function AdCopywriting() {
  return (
    <>
      <Field of="copy" />
      <Panel x={24} y={22} width={312} height={278} />
      <Pill x={42} y={35} width={30} height={20} label="Ad" isOutlined />
      <SceneText x={82} y={50}>
        yourshop.co.uk
      </SceneText>
      <SceneText x={318} y={50} family="bold" anchor="end">
        Clicked
      </SceneText>
      <Rule x={24} y={66} width={312} />
      <SceneText x={50} y={92} size={14} tone="faint">
        Candles at low prices
      </SceneText>
      <SceneText x={318} y={92} size={13} tone="faint" anchor="end">
        1.1%
      </SceneText>
      <Panel x={14} y={104} width={332} height={54} radius={12} fill="ink" />
      <SceneText x={34} y={139} size={22} family="display" tone="white">
        Burns for 40 hours.
      </SceneText>
      <SceneText x={326} y={139} size={18} family="display" tone="accent" anchor="end">
        4.2%
      </SceneText>
      <SceneText x={50} y={182} size={14} tone="faint">
        Hand-poured in Whitby
      </SceneText>
      <SceneText x={318} y={182} size={13} tone="faint" anchor="end">
        2.3%
      </SceneText>
      <Rule x={42} y={196} width={276} tone="rule" />
      <Bar x={42} y={213} width={168} height={10} fill="copyField" />
      <Bar x={42} y={213} width={106} height={10} fill="copy" />
      <SceneText x={318} y={222} size={11} anchor="end">
        19/30 characters
      </SceneText>
    </>
  );
}
