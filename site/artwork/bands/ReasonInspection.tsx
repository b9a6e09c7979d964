import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** An inspection in figures: single sampling, general level II, AQL 2.5. */
export function ReasonInspection() {
  return (
    <>
      <Panel x={26} y={20} width={212} height={160} radius={10} />
      {rows.map(([name, figure], index) => (
        <g key={name} transform={`translate(0 ${46 + index * 31})`}>
          <SceneText x={44} y={0}>
            {name}
          </SceneText>
          <SceneText x={220} y={0} family="bold" anchor="end">
            {figure}
          </SceneText>
          {index < rows.length - 1 && <Rule x={26} y={11} width={212} tone="rule" />}
        </g>
      ))}
      <Pill x={44} y={118} width={176} height={24} label="Passed" size={12} fill="sourcingField" />
    </>
  );
}

const rows = [
  ['Pieces checked', '80 of 1,000'],
  ['Faults allowed', '5'],
  ['Faults found', '2'],
] as const;
