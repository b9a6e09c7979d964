import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A title that ends before the end of the ruler. */
export function PageTitlesDescriptionsPoster() {
  return (
    <>
      <Field of="seo" />
      <BigFigure x={9} y={48} size={48}>
        508
      </BigFigure>
      <SceneText x={104} y={48} size={15} family="bold">
        pixels
      </SceneText>
      <Panel x={10} y={58} width={118} height={22} radius={6} fill="accent" />
      <Panel x={10} y={86} width={140} height={24} radius={4} fill="ink" />
      <Shape
        d="M24 88v7m14-7v11m14-11v7m14-7v11m14-11v7m14-7v11m14-11v7m14-7v11m14-11v7"
        line="white"
      />
      <Line points="140,58 140,84" isDashed width={3} />
    </>
  );
}
