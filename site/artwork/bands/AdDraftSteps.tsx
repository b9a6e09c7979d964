import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Stars } from '../parts/Stars.tsx';
import { BoardCard } from './BoardCard.tsx';

/** What buyers say, the draft of an ad that uses it, and two versions compared. */
export function AdDraftSteps() {
  return (
    <>
      <BoardCard column={0} title="What buyers say">
        {reviews.map((review, index) => (
          <g key={review} transform={`translate(0 ${46 + index * 29})`}>
            <Stars x={11} y={-1} />
            <SceneText x={80} y={4} size={11}>
              {review}
            </SceneText>
          </g>
        ))}
        <Bar x={78} y={92} width={102} height={22} radius={4} fill="ppcField" />
        <SceneText x={84} y={108} size={11} family="bold">
          “Pours cleanly”
        </SceneText>
        <Stars x={11} y={103} />
      </BoardCard>
      <BoardCard column={1} title="Draft">
        <Panel x={12} y={38} width={168} height={78} radius={6} fill="ppcPale" />
        <Kettle x={48} y={104} scale={0.6} />
        <SceneText x={84} y={64} size={13} family="display">
          Pours cleanly
        </SceneText>
        <Pill x={84} y={80} width={76} height={24} label="Shop now" fill="accent" size={11} />
      </BoardCard>
      <BoardCard column={2} title="Orders from 400 clicks">
        {versions.map(([version, orders, fill], index) => (
          <g key={version} transform={`translate(0 ${44 + index * 40})`}>
            <SceneText x={12} y={18} size={14} family="display">
              {version}
            </SceneText>
            <Bar x={32} y={0} width={orders * 3} height={26} radius={0} fill={fill} />
            <SceneText x={40 + orders * 3} y={18} size={11} family="bold">
              {String(orders)}
            </SceneText>
          </g>
        ))}
      </BoardCard>
    </>
  );
}

const reviews = ['“Boils fast”', '“Light”'];
const versions = [
  ['A', 28, 'ppcLight'],
  ['B', 41, 'ppc'],
] as const;
