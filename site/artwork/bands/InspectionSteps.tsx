import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The agreed checklist, the visit to the factory and the client's decision on the waterline. */
export function InspectionSteps() {
  return (
    <>
      <Panel x={46} y={8} width={120} height={122} radius={6} />
      <SceneText x={58} y={27} size={11} family="bold">
        Checklist
      </SceneText>
      <Line points="46,35 166,35" />
      {checks.map((check, index) => (
        <g key={check}>
          <Panel x={58} y={48 + index * 28} width={13} height={13} radius={3} />
          <SceneText x={80} y={59 + index * 28} size={11}>
            {check}
          </SceneText>
        </g>
      ))}

      <Shape d="M336 134V36h16v98z" fill="sourcing" />
      <Shape d="M256 134V76l28-20v20l28-20v20l28-20v78z" fill="sourcingField" />
      <Shape d="M266 112h14m11 0h14m11 0h14" width={8} />
      <Line points="372,122 356,104" tone="white" width={8} />
      <Disc x={338} y={84} radius={25} />
      <Shape d="M326 84l9 10 17-20" line="sourcing" width={4} />

      <Panel x={450} y={8} width={142} height={122} radius={6} />
      <SceneText x={462} y={27} size={11} family="bold">
        You decide
      </SceneText>
      <Line points="450,35 592,35" />
      {choices.map((choice, index) => (
        <g key={choice}>
          <Disc x={469} y={55 + index * 28} radius={7} fill={index === 0 ? 'accent' : 'white'} />
          <SceneText x={486} y={59 + index * 28} size={11} family={index === 0 ? 'bold' : 'text'}>
            {choice}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const checks = ['Function', 'Size', 'Finish'];
const choices = ['Ship the goods', 'Ask for rework', 'Reject the lot'];
