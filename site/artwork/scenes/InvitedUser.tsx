import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The users of a seller's account: the seller owns it, and the agency is invited. */
export function InvitedUser() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={18} y={14} width={324} height={220} />
      <SceneText x={36} y={39} size={14} family="display">
        Users of your account
      </SceneText>
      <Rule x={19} y={50} width={322} />
      {users.map(({ name, task, role, hair, fill }, row) => (
        <g key={name} transform={`translate(0 ${75 + row * 49})`}>
          {row > 0 && <Rule x={19} y={-24} width={322} tone="rule" />}
          <Disc x={52} y={0} radius={16} fill={fill} line="none" />
          <Shape d="M41 12c0-15 22-15 22 0a16 16 0 0 1-22 0z" fill={hair} line="none" />
          <Disc x={52} y={-4} radius={6} fill={hair} line="none" />
          <SceneText x={80} y={-3} size={14} family="bold">
            {name}
          </SceneText>
          <SceneText x={80} y={14} size={12} tone="soft">
            {task}
          </SceneText>
          <Pill
            x={246}
            y={-14}
            width={80}
            height={28}
            label={role}
            fill={row === 0 ? 'white' : 'accent'}
            size={13}
            isOutlined
          />
        </g>
      ))}
    </>
  );
}

const users = [
  { name: 'You', task: 'Payouts and clicks', role: 'Owner', hair: 'ppc', fill: 'ppcField' },
  { name: 'Us', task: 'Bids and keywords', role: 'Invited', hair: 'ink', fill: 'seoField' },
] as const;
