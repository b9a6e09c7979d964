import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A customer's own words in the notes of an interview become a headline. */
export function InterviewNotes() {
  return (
    <>
      <Field of="copy" />
      <Panel x={22} y={24} width={188} height={700} radius={6} fill="seoPale" />
      <SceneText x={38} y={50} size={13} family="bold">
        Call with a buyer
      </SceneText>
      <Rule x={22} y={62} width={188} />
      <SceneText x={38} y={86} tone="soft">
        Why this candle?
      </SceneText>
      <Bar x={34} y={97} width={158} height={20} radius={4} fill="copyField" />
      <SceneText x={38} y={111}>
        “It lasts a whole week
      </SceneText>
      <Bar x={34} y={117} width={98} height={20} radius={4} fill="copyField" />
      <SceneText x={38} y={131}>
        of evenings.”
      </SceneText>
      <SceneText x={38} y={158} tone="soft">
        What put you off?
      </SceneText>
      <SceneText x={38} y={180}>
        “The price, at first.”
      </SceneText>
      <SceneText x={38} y={206} tone="soft">
        Who is it for?
      </SceneText>
      <SceneText x={38} y={228}>
        “Me. Nobody else.”
      </SceneText>
      <Line points="192,117 226,117 226,86" tone="copy" width={3} />
      <Shape d="M219 94l7-9 7 9" line="copy" width={3} />
      <Panel x={168} y={20} width={172} height={62} radius={10} fill="ink" />
      <SceneText x={184} y={46} size={15} family="display" tone="white">
        A week of evenings,
      </SceneText>
      <SceneText x={184} y={67} size={15} family="display" tone="accent">
        in one candle
      </SceneText>
    </>
  );
}
