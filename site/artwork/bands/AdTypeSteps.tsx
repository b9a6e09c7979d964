import { Disc } from '../parts/Disc.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import { BoardCard } from './BoardCard.tsx';
import { LiveCampaigns } from './LiveCampaigns.tsx';

/** The aim of the ads, the types that suit it and the campaigns that run. */
export function AdTypeSteps() {
  return (
    <>
      <BoardCard column={0} title="Your aim">
        {aims.map((aim, index) => (
          <g key={aim} transform={`translate(0 ${52 + index * 29})`}>
            <Disc x={20} y={-4} radius={8} />
            {index === 0 && <Disc x={20} y={-4} radius={4} fill="ppc" line="none" />}
            <SceneText x={38} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {aim}
            </SceneText>
          </g>
        ))}
      </BoardCard>
      <BoardCard column={1} title="Which ads, and when">
        {types.map(([type, when], index) => (
          <g key={type} transform={`translate(0 ${52 + index * 29})`}>
            <SceneText x={12} y={0} size={11}>
              {type}
            </SceneText>
            <SceneText x={180} y={0} size={11} tone="soft" anchor="end">
              {when}
            </SceneText>
            {when === 'Now' && <Tick x={136} y={0} />}
          </g>
        ))}
      </BoardCard>
      <LiveCampaigns names={['Products, auto', 'Products, exact', 'Brands']} />
    </>
  );
}

const aims = ['Launch a product', 'Defend a brand', 'Sell off stock'];
const types = [
  ['Products', 'Now'],
  ['Brands', 'Now'],
  ['Display', 'Later'],
] as const;
