import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Ninety searches outweigh forty thousand when measured by profit per hour of work. */
export function KeywordResearchShopCard({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      <Shape d="M180 178l36 90h-72z" fill="ink" />
      <Disc x={88} y={90} radius={66} />
      <SceneText x={88} y={70} size={15} anchor="middle">
        dog bed
      </SceneText>
      <SceneText x={88} y={102} size={26} family="display" anchor="middle">
        40,000
      </SceneText>
      <SceneText x={88} y={122} size={13} anchor="middle">
        searches
      </SceneText>
      <Disc x={300} y={172} radius={32} fill="accent" />
      <SceneText x={300} y={181.5} size={26} family="display" anchor="middle">
        90
      </SceneText>
      <Line points="26,144 334,212" width={7} />
      <BigFigure x={26} y={204} size={22}>
        £0.07
      </BigFigure>
      <Words x={26} y={222} lines={['a month per hour']} size={13} />
      <BigFigure x={197} y={62} size={56}>
        £4.50
      </BigFigure>
      <SceneText x={196} y={84} size={15} family="bold">
        a month per hour
      </SceneText>
      <Words x={196} y={104} lines={['orthopaedic bed', 'for old greyhound']} size={13} />
    </>
  );
}
