import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { ProductPage } from './ProductPage.tsx';

/** The fields of a product page, and the kinds of question that each field answers. */
export function ProductDescriptionStructure({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const subjects = [
  { name: 'Hob', mentions: 21, fields: 'Title, bullet 1' },
  { name: 'Capacity', mentions: 15, fields: 'Title, bullet 2' },
  { name: 'Handle', mentions: 12, fields: 'Highlights, bullet 3' },
  { name: 'Rust and cleaning', mentions: 7, fields: 'Bullet 4' },
  { name: 'Whistle', mentions: 5, fields: 'Bullet 5' },
];

const heading = ['Questions, reviews and', 'returns: 60 mentions'];
const rowY = (index: number) => 168 + index * 62;
const titleY = 172;
const highlightsY = 240;
const bulletY = (index: number) => 286 + index * 22;

function Wide() {
  return (
    <>
      <Ground of="copy" width={740} height={540} />
      <ProductPage x={24} y={20} />
      <Panel x={460} y={60} width={256} height={410} />
      <Words x={482} y={96} lines={heading} size={15} family="bold" />
      {subjects.map(({ name, mentions }, index) => (
        <g key={name}>
          <Line points={`460,${rowY(index)} 362,${bulletY(index)}`} tone="accentLight" width={2} />
          <Disc x={362} y={bulletY(index)} radius={4} fill="accentLight" />
          <Subject x={482} y={rowY(index)} name={name} mentions={mentions} />
        </g>
      ))}
      <Line points={`460,${rowY(0)} 362,${titleY}`} tone="accent" width={4} />
      <Line points={`460,${rowY(1)} 362,${titleY}`} tone="accent" width={4} />
      <Line points={`460,${rowY(2)} 362,${highlightsY}`} tone="accent" width={4} />
      <Disc x={362} y={titleY} radius={7} fill="accent" />
      <Disc x={362} y={highlightsY} radius={7} fill="accent" />
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="copy" width={380} height={920} />
      <ProductPage x={21} y={20} />
      <Panel x={20} y={540} width={340} height={360} />
      <Words x={42} y={576} lines={heading} size={15} family="bold" />
      {subjects.map(({ name, mentions, fields }, index) => (
        <g key={name}>
          <Subject x={42} y={640 + index * 54} name={name} mentions={mentions} />
          <SceneText x={342} y={631 + index * 54} size={12} tone="accentText" anchor="end">
            {fields}
          </SceneText>
        </g>
      ))}
    </>
  );
}

type SubjectProps = { x: number; y: number; name: string; mentions: number };

/** A subject with its bar. `y` is the top of the bar. */
function Subject({ x, y, name, mentions }: SubjectProps) {
  return (
    <>
      <SceneText x={x} y={y - 9} size={13} family="bold">
        {name}
      </SceneText>
      <Bar
        x={x}
        y={y}
        width={mentions * 9}
        height={18}
        radius={4}
        fill={mentions > 10 ? 'copy' : 'copyField'}
      />
      <SceneText x={x + mentions * 9 + 8} y={y + 14} size={14} family="bold">
        {String(mentions)}
      </SceneText>
    </>
  );
}
