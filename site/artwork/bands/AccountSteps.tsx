import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import { BoardCard } from './BoardCard.tsx';
import { LiveCampaigns } from './LiveCampaigns.tsx';

/** Access to the account, the changes to check and the campaigns that run. */
export function AccountSteps() {
  return (
    <>
      <BoardCard column={0} title="Users">
        <Disc x={22} y={46} radius={10} fill="ppcField" line="none" />
        <SceneText x={40} y={50} size={11}>
          You
        </SceneText>
        <SceneText x={180} y={50} size={11} anchor="end">
          Owner
        </SceneText>
        <Disc x={22} y={75} radius={10} fill="accent" line="none" />
        <SceneText x={40} y={79} size={11}>
          Your agency
        </SceneText>
        <Pill x={122} y={65} width={58} label="Invited" fill="sourcingField" size={11} />
        <Line points="12,92 180,92" tone="rule" width={1} />
        <SceneText x={12} y={112} size={11}>
          Password
        </SceneText>
        <SceneText x={180} y={112} size={11} anchor="end">
          Not needed
        </SceneText>
      </BoardCard>
      <BoardCard column={1} title="Changes to check">
        {changes.map(([term, isAgreed], index) => (
          <g key={term} transform={`translate(0 ${52 + index * 29})`}>
            <SceneText x={12} y={0} size={11} tone={isAgreed ? 'ink' : 'soft'}>
              {term}
            </SceneText>
            {isAgreed ? (
              <Tick x={168} y={0} />
            ) : (
              <>
                <Line points="10,-4 66,-4" tone="copy" />
                <Cross x={169} y={0} />
              </>
            )}
          </g>
        ))}
      </BoardCard>
      <LiveCampaigns names={['Research', 'Sales', 'Your brand']} />
    </>
  );
}

const changes = [
  ['steel kettle', true],
  ['kettle 1.7 litre', true],
  ['toy kettle', false],
] as const;
