import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { BoardCard } from './BoardCard.tsx';

export type LiveCampaignsProps = { names: readonly [string, string, string] };

/** Three campaigns that are switched on, above the third step. */
export function LiveCampaigns({ names }: LiveCampaignsProps) {
  return (
    <BoardCard column={2} title="Live">
      {names.map((name, index) => (
        <g key={name} transform={`translate(0 ${52 + index * 29})`}>
          <SceneText x={12} y={0} size={11}>
            {name}
          </SceneText>
          <Bar x={146} y={-14} width={34} height={20} fill="ppc" />
          <Disc x={170} y={-4} radius={7} line="none" />
        </g>
      ))}
    </BoardCard>
  );
}
