import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** An audit finding written for a developer: where, why, and which lines to change. */
export function RepairNote() {
  return (
    <>
      <Field of="seo" />
      <Panel x={26} y={28} width={308} height={272} />
      <SceneText x={46} y={57} size={15} family="bold">
        Finding 12
      </SceneText>
      <Pill x={252} y={40} width={64} height={24} label="Fixed" fill="sourcingField" isOutlined />
      <Rule x={26} y={75} width={308} />
      {facts.map(([name, value], index) => (
        <g key={name} transform={`translate(0 ${99 + index * 24})`}>
          <SceneText x={46} y={0} size={13} tone="faint">
            {name}
          </SceneText>
          <SceneText x={116} y={0} size={13} family="bold">
            {value}
          </SceneText>
        </g>
      ))}
      <Panel x={42} y={140} width={276} height={160} radius={10} fill="ink" />
      <SceneText x={58} y={166} family="mono" tone="softOnInk">
        /shoes to /sale to /boots
      </SceneText>
      <Disc x={304} y={162} radius={4} fill="copy" line="none" />
      <SceneText x={58} y={190} family="mono" tone="white">
        /shoes to /boots
      </SceneText>
      <Disc x={304} y={186} radius={4} fill="successOnInk" line="none" />
      <SceneText x={58} y={215} tone="softOnInk">
        One hop, on every page
      </SceneText>
    </>
  );
}

const facts = [
  ['File', 'redirects.conf'],
  ['Cause', 'Two redirects in a row'],
] as const;
