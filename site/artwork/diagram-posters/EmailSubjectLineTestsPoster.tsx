import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The letter that got more clicks rises from its envelope. */
export function EmailSubjectLineTestsPoster() {
  return (
    <>
      <Field of="copy" />
      <Shape d="M14 68L80 22l66 46z" fill="seoPale" />
      <Panel x={27} y={9} width={106} height={100} radius={8} />
      <BigFigure x={80} y={56} size={54} anchor="middle">
        80
      </BigFigure>
      <SceneText x={80} y={77} size={15} family="bold" anchor="middle">
        clicks
      </SceneText>
      <Shape d="M14 68l66 28 66-28v40q0 4-4 4H18q-4 0-4-4z" fill="accent" />
    </>
  );
}
