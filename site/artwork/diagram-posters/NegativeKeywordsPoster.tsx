import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A ruler of clicks. After 34 without a sale, the search term is blocked. */
export function NegativeKeywordsPoster() {
  return (
    <>
      <Field of="ppc" />
      <BigFigure x={9} y={48} size={48}>
        34
      </BigFigure>
      <Words x={74} y={28} lines={['clicks,', 'no sale']} size={15} family="bold" />
      <Panel x={10} y={64} width={140} height={46} radius={10} />
      <Shape d="M50 64H84v46H50z" fill="ppcLight" />
      <Shape d="M84 64h56a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H84z" fill="ink" />
      <Shape d="M20 65v8m10-8v12m10-12v8m20-8v12m14-12v8" />
      <SceneText x={117} y={98} size={18} family="display" tone="white" anchor="middle">
        Block
      </SceneText>
      <Line points="117,62 117,76" tone="accent" width={5} />
    </>
  );
}
