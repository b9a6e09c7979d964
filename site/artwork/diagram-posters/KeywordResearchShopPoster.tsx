import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Ninety searches outweigh forty thousand. */
export function KeywordResearchShopPoster({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      <Shape d="M84 94l18 40H66z" fill="ink" />
      <Disc x={50} y={44} radius={36} />
      <SceneText x={50} y={50.5} size={18} family="display" anchor="middle">
        40,000
      </SceneText>
      <Disc x={126} y={79} radius={21} fill="accent" />
      <SceneText x={126} y={87} size={22} family="display" anchor="middle">
        90
      </SceneText>
      <Line points="16,77 150,111" width={6} />
    </>
  );
}
