import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** One of the eighty lamps that are drawn from a lot of one thousand. */
export function QualityInspectionAqlPoster() {
  return (
    <>
      <Field of="sourcing" />
      <Bar x={-2} y={108} width={164} height={14} radius={0} fill="sourcingLight" />
      <Shape d="M121 58h6v38h-6z" fill="white" />
      <Shape d="M106 108q0-12 18-12t18 12z" fill="white" />
      <Shape d="M113 18h22l17 42H96z" fill="accent" />
      <BigFigure x={7} y={60} size={68}>
        80
      </BigFigure>
      <SceneText x={11} y={86} size={18} family="display">
        of 1,000
      </SceneText>
    </>
  );
}
