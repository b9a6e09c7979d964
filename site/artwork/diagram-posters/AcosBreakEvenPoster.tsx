import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Field } from '../parts/Field.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A coin of which a quarter is left for ads. */
export function AcosBreakEvenPoster() {
  return (
    <>
      <Field of="ppc" />
      <g transform="translate(108 77)">
        <Shape d="M0 0H38A38 38 0 0 1-12 36z" fill="white" />
        <Shape d="M0 0L-12 36A38 38 0 0 1-37-9z" fill="ppcLight" />
        <Shape d="M0 0L-37-9A38 38 0 0 1 0-38z" fill="white" />
        <Shape d="M7-7V-45A38 38 0 0 1 45-7z" fill="accent" />
      </g>
      <BigFigure x={9} y={40} size={37}>
        25%
      </BigFigure>
      <SceneText x={11} y={60} size={15} family="bold">
        ACOS
      </SceneText>
    </>
  );
}
