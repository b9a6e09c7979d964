import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { BoardCard } from './BoardCard.tsx';

/** The questions a report must answer, the exports it reads and its first page. */
export function ReportSteps() {
  return (
    <>
      <BoardCard column={0} title="You need to decide">
        {questions.map((question, index) => (
          <g key={question} transform={`translate(0 ${52 + index * 29})`}>
            <Disc x={17} y={-4} radius={3} fill="ppc" line="none" />
            <SceneText x={28} y={0} size={11}>
              {question}
            </SceneText>
          </g>
        ))}
      </BoardCard>
      <BoardCard column={1} title="Weekly exports">
        {exports.map((name, index) => (
          <g key={name} transform={`translate(0 ${52 + index * 29})`}>
            <SceneText x={12} y={0} size={11}>
              {name}
            </SceneText>
            <Tick x={168} y={0} />
          </g>
        ))}
      </BoardCard>
      <BoardCard column={2} title="First report">
        {weeks.map((height, index) => (
          <Bar
            key={height}
            x={14 + index * 18}
            y={116 - height}
            width={12}
            height={height}
            radius={0}
            fill={index === weeks.length - 1 ? 'ppc' : 'ppcLight'}
          />
        ))}
        <Line points="10,116 84,116" />
        <Shape d="M96 42h84v52h-56l-12 12V94H96z" fill="ppcPale" />
        <SceneText x={106} y={64} size={11} family="bold">
          Cut bids
        </SceneText>
        <SceneText x={106} y={82} size={11} family="bold">
          on Display
        </SceneText>
      </BoardCard>
    </>
  );
}

const questions = ['Which ads pay?', 'Raise the budget?', 'What’s running out?'];
const exports = ['Search terms', 'Placements', 'Stock'];
const weeks = [72, 60, 52, 38];
