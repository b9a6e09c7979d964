import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A shop's pin on the map, and how many customers see it in the top three. */
export function LocalSeoMapPackPoster() {
  return (
    <>
      <Field of="seo" />
      <Line points="-10,96 36,102 80,98 170,108" tone="white" width={10} />
      <Line points="36,102 32,130" tone="white" width={10} />
      <Shape d="M34 102C26 85 6 74 6 51a28 28 0 0 1 56 0C62 74 42 85 34 102z" fill="accent" />
      <SceneText x={34} y={60} size={26} family="display" anchor="middle">
        1
      </SceneText>
      <BigFigure x={68} y={48} size={39}>
        80%
      </BigFigure>
      <Words x={70} y={68} lines={['in the', 'top three']} size={15} family="bold" />
    </>
  );
}
