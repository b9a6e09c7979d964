import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The price tag of a link: what was asked, and what its visits are worth. */
export function WhiteHatLinksPoster() {
  return (
    <>
      <Field of="seo" />
      <Shape
        d="M11 54L33 22q5-8 14-8h93q10 0 10 10v72q0 10-10 10H47q-9 0-14-8L11 66q-4-6 0-12z"
        fill="white"
      />
      <BigFigure x={50} y={42} size={24} tone="faint">
        £120
      </BigFigure>
      <Line points="46,38 106,31" tone="danger" width={4} />
      <BigFigure x={47} y={92} size={49}>
        £43
      </BigFigure>
      <Disc x={29} y={60} radius={7} fill="seoField" />
      <Shape d="M29 60C20 44 12 26-6 22" width={3} />
    </>
  );
}
