import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A kettle, and how many buyers asked the same question about it. */
export function ProductDescriptionStructurePoster() {
  return (
    <>
      <Field of="copy" />
      <Kettle x={51} y={108} scale={0.78} hasSteam />
      <Bar x={-2} y={108} width={164} height={14} radius={0} fill="ink" />
      <Shape
        d="M104 9h38a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10h-24l-16 9 4-11a10 10 0 0 1-12-8V19a10 10 0 0 1 10-10z"
        fill="white"
      />
      <BigFigure x={122} y={44} size={36} anchor="middle">
        21
      </BigFigure>
      <SceneText x={122} y={64} size={15} family="bold" anchor="middle">
        of 60
      </SceneText>
    </>
  );
}
