import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The old telephone, crossed out, and the number of listings in the example. */
export function NameAddressPhonePoster({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      <g transform="translate(46 106)">
        <Shape d="M-9-66v16M9-66v16" />
        <Shape d="M-34-4l8-40q2-8 10-8h32q8 0 10 8l8 40q0 4-4 4h-60q-4 0-4-4z" fill="white" />
        <Shape
          d="M-36-70q0-14 14-14h44q14 0 14 14v4q0 4-4 4H20q-4 0-4-4v-3h-32v3q0 4-4 4h-12q-4 0-4-4z"
          fill="ink"
        />
        <Disc x={0} y={-25} radius={16} fill="seoField" />
        <Disc x={0} y={-25} radius={6} />
      </g>
      <Line points="8,106 86,24" tone="danger" width={5} />
      <BigFigure x={94} y={66} size={48}>
        41
      </BigFigure>
      <SceneText x={95} y={88} size={15} family="bold">
        listings
      </SceneText>
    </>
  );
}
