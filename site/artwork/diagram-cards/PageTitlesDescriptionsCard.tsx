import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A title that runs past the end of the ruler is cut off; a shorter one fits. */
export function PageTitlesDescriptionsCard() {
  return (
    <>
      <Field of="seo" />
      <Panel x={at(0)} y={36} width={400} height={58} radius={10} />
      <Panel x={at(600)} y={36} width={120} height={58} radius={0} fill="paper2" isDashed />
      <Words x={34} y={61} lines={draft} size={13} />
      <BigFigure x={315} y={74} size={24} tone="faint">
        961
      </BigFigure>
      <Panel x={at(0)} y={108} width={400} height={40} radius={6} fill="ink" />
      <Shape d={ticks} line="white" />
      <SceneText x={34} y={139} size={13} family="bold" tone="white">
        pixels
      </SceneText>
      <SceneText x={at(600)} y={139} size={13} family="bold" tone="white" anchor="middle">
        600
      </SceneText>
      <Panel x={at(0)} y={162} width={at(508) - at(0)} height={62} radius={10} fill="accent" />
      <Words x={34} y={188} lines={final} size={14} family="bold" />
      <BigFigure x={275} y={202} size={40}>
        508
      </BigFigure>
      <SceneText x={277} y={221} size={13} family="bold">
        pixels: fits
      </SceneText>
      <Line points={`${at(600)},52 ${at(600)},104`} isDashed width={3} />
      <Shape d="M300 18l13 34m3-34l-13 34" width={4} />
      <Disc x={296} y={12} radius={8} />
      <Disc x={320} y={12} radius={8} />
    </>
  );
}

const at = scale([0, 600], [20, 308]);
const ticks = [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650]
  .map((pixels) => `M${at(pixels)} 110v${pixels % 200 ? 8 : 13}`)
  .join('');
const draft = ['Corbel & Cord | Sash Windows Bristol,', 'Sash Window Repairs, …'];
const final = ['Sash Window Repair in Bristol', 'from £180 | Corbel & Cord'];
