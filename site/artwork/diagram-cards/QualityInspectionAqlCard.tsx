import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A sample of eighty lamps from a lot of one thousand. Four of them are faulty. */
export function QualityInspectionAqlCard() {
  return (
    <>
      <Field of="sourcing" />
      <Panel x={146} y={-12} width={230} height={264} />
      <Shape d={lamps(false)} fill="white" />
      <Shape d={lamps(true)} fill="accent" />
      <BigFigure x={16} y={98} size={100}>
        80
      </BigFigure>
      <SceneText x={21} y={128} size={22} family="display">
        of 1,000
      </SceneText>
      <SceneText x={21} y={154} size={22} family="display">
        lamps
      </SceneText>
      <Words x={22} y={204} lines={['4 major faults:', '5 pass, 6 fail']} size={13} family="bold" />
    </>
  );
}

const faulty = new Set([12, 37, 54, 68]);

function lamps(areFaulty: boolean): string {
  return Array.from({ length: 80 }, (_, index) => index)
    .filter((index) => faulty.has(index) === areFaulty)
    .map(
      (index) =>
        `M${167 + Math.round((index % 10) * 186.7) / 10} ${12 + Math.floor(index / 10) * 28}${lamp}`,
    )
    .join('');
}

/** A table lamp, 13x18. The path starts at the top left of the shade. */
const lamp = 'h6l4 9h-14zm3 9v8m-4 0h8';
