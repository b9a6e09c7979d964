import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A product page, first of a range. Below each question that shoppers ask, it has the answer. */
export function AnsweredQuestions() {
  return (
    <>
      <Panel x={44} y={4} width={332} height={200} />
      <Panel x={26} y={16} width={368} height={200} />
      <Panel x={8} y={28} width={404} height={400} />
      <Shape d="M9 264V42a13 13 0 0 1 13-13h170v235z" fill="copyField" line="none" />
      <Line points="192,28 192,264" />
      <SceneText x={26} y={58} size={18} family="bold">
        Wool blanket
      </SceneText>
      <Shape d="M44 214c-8 0-12-6-12-14s4-14 12-14H166v28z" fill="seoPale" />
      <Shape d="M44 186c-8 0-12-6-12-14s4-14 12-14H166v28z" fill="copy" />
      <Shape d="M44 158c-8 0-12-6-12-14s4-14 12-14H166v28z" fill="seoPale" />
      <Shape d="M52 130h20v84H52z" fill="white" />
      <Shape d="M166 134h8m-8 7h8m-8 7h8m-8 14h8m-8 7h8m-8 7h8m-8 14h8m-8 7h8m-8 7h8" />
      <Line points="32,112 32,102 174,102 174,112" tone="copyDark" />
      <Shape d="M72 90h62v24H72z" fill="copyField" line="none" />
      <SceneText x={103} y={107} size={13} family="bold" tone="copyDark" anchor="middle">
        130 cm
      </SceneText>
      <SampleTag x={26} y={232} />
      {answers.map(([question, answer], index) => (
        <g key={question} transform={`translate(208 ${46 + index * 76})`}>
          <Shape
            d="M8 0H180a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H26l-10 9v-9H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
            fill="ink"
            line="none"
          />
          <SceneText x={14} y={21} size={14} family="bold" tone="white">
            {question}
          </SceneText>
          <Tick x={14} y={58} />
          <SceneText x={34} y={58} size={14} family="bold">
            {answer}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const answers = [
  ['Will it cover two?', '130 x 180 cm'],
  ['Does it itch?', 'No, merino wool'],
  ['Can I wash it?', 'Yes, at 30°'],
] as const;
