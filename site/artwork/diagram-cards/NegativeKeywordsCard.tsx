import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/**
 * A ruler of clicks. It shows when to wait, lower the bid or block a search term that has no sales.
 */
export function NegativeKeywordsCard() {
  return (
    <>
      <Field of="ppc" />
      <Words x={20} y={36} lines={['Clicks', 'without a sale']} size={15} family="bold" />
      <Panel x={14} y={top} width={332} height={84} radius={12} />
      <Shape d={`M${at(20)} ${top}H${at(30)}v84H${at(20)}z`} fill="ppcLight" />
      <Shape
        d={`M${at(30)} ${top}H334a12 12 0 0 1 12 12v60a12 12 0 0 1-12 12H${at(30)}z`}
        fill="ink"
      />
      <Shape d={ticks} />
      <Shape d={whiteTicks} line="white" />
      {zones.map(({ middle, word, tone }) => (
        <SceneText
          key={word}
          x={middle}
          y={top + 64}
          size={22}
          family="display"
          tone={tone}
          anchor="middle"
        >
          {word}
        </SceneText>
      ))}
      {terms.map(({ term, clicks, x, width }, index) => (
        <g key={term}>
          <Line points={`${at(clicks)},${top} ${at(clicks)},${96 - index * 35}`} />
          <Pill
            x={x}
            y={84 - index * 35}
            width={width}
            height={26}
            label={term}
            size={13}
            family="text"
            isOutlined
          />
          <Disc x={at(clicks)} y={top} radius={14} fill={index === 2 ? 'accent' : 'white'} />
          <SceneText x={at(clicks)} y={top + 5} size={13} family="bold" anchor="middle">
            {String(clicks)}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const top = 140;
const at = scale([0, 40], [20, 340]);
const ticks = [2, 4, 12, 14, 16, 18, 26, 28].map((clicks) => `M${at(clicks)} ${top}v11`).join('');
const whiteTicks = [32, 36, 38].map((clicks) => `M${at(clicks)} ${top + 2}v10`).join('');

const zones = [
  { middle: 97, word: 'Wait', tone: 'ink' },
  { middle: 220, word: 'Lower', tone: 'ink' },
  { middle: 303, word: 'Block', tone: 'white' },
] as const;

const terms = [
  { term: 'leakproof lunch box', clicks: 8, x: 20, width: 148 },
  { term: 'metal bento box', clicks: 22, x: 133, width: 126 },
  { term: 'lunch box for men', clicks: 34, x: 208, width: 138 },
];
