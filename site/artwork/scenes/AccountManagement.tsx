import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A board with an account's health, stock and open cases. */
export function AccountManagement() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={20} y={22} width={184} height={108} />
      <SceneText x={36} y={47} size={13} family="bold">
        Account health
      </SceneText>
      <Bar x={36} y={60} width={50} height={12} radius={4} fill="copy" />
      <Bar x={90} y={60} width={40} height={12} radius={4} fill="accentLight" />
      <Bar x={134} y={60} width={54} height={12} radius={4} fill="sourcing" />
      <Shape d="M166 76l6 9h-12z" fill="ink" />
      <SceneText x={36} y={114} size={22} family="display" tone="success">
        Healthy
      </SceneText>
      <Panel x={216} y={22} width={124} height={108} fill="ink" />
      <SceneText x={232} y={47} size={13} family="bold" tone="white">
        Stock
      </SceneText>
      <SceneText x={232} y={86} size={26} family="display" tone="accent">
        34 days
      </SceneText>
      <SceneText x={232} y={112} size={11} tone="softOnInk">
        Reorder on 2 May
      </SceneText>
      <Panel x={20} y={142} width={320} height={158} />
      {cases.map(([what, state, fill], row) => (
        <g key={what} transform={`translate(0 ${167 + row * 29})`}>
          <CheckBox x={36} y={-13} />
          <SceneText x={62} y={0} size={13}>
            {what}
          </SceneText>
          <Pill x={252} y={-14} width={72} height={19} label={state} fill={fill} />
          {row < 2 && <Rule x={23} y={12} width={314} tone="rule" />}
        </g>
      ))}
    </>
  );
}

const cases = [
  ['Lost units, claim £214', 'Paid', 'sourcingField'],
  ['Hijacked listing', 'Fixed', 'sourcingField'],
  ['Two late shipments', 'Answered', 'ppcField'],
] as const;
