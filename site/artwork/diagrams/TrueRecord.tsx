import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

export type TrueRecordProps = { x: number; y: number };

/** The correct record: name, address and phone number. 216x108. */
export function TrueRecord({ x, y }: TrueRecordProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={216} height={108} />
      <SceneText x={20} y={30} size={15} family="bold">
        Correct details
      </SceneText>
      {['Name', 'Address', 'Phone'].map((label, index) => (
        <g key={label}>
          <Tick x={20} y={53 + index * 20} />
          <SceneText x={40} y={54 + index * 20} size={13}>
            {label}
          </SceneText>
        </g>
      ))}
    </g>
  );
}
