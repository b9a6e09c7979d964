import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type ClickRulerProps = { x: number; y: number; width: number };

/**
 * The last question as a ruler of clicks, with three search terms from the example. 200 units high.
 */
export function ClickRuler({ x, y, width }: ClickRulerProps) {
  const isNarrow = width < 500;
  const at = scale([0, 40], [26, width - 26]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={width} height={isNarrow ? 216 : 196} />
      <SceneText x={22} y={34} size={15} family="bold">
        How many clicks?
      </SceneText>
      <SceneText
        x={isNarrow ? 22 : width - 22}
        y={isNarrow ? 54 : 34}
        size={13}
        anchor={isNarrow ? 'start' : 'end'}
      >
        at 1 order in 10 clicks
      </SceneText>
      {zones.map(({ from, to, lines, fill, tone }) => (
        <g key={from}>
          <Bar
            x={at(from)}
            y={108}
            width={Math.round(at(to) - at(from))}
            height={isNarrow ? 60 : 46}
            radius={0}
            fill={fill}
          />
          <Words
            x={(at(from) + at(to)) / 2}
            y={isNarrow && lines.length > 1 ? 137 : 138}
            lines={isNarrow ? lines : [lines.join(' ')]}
            size={13}
            family="bold"
            tone={tone}
            anchor="middle"
          />
          <Line points={`${at(from)},108 ${at(from)},${isNarrow ? 174 : 160}`} />
        </g>
      ))}
      <Line points={`${at(0)},108 ${at(40)},108`} />
      {[0, 20, 30].map((clicks) => (
        <SceneText key={clicks} x={at(clicks)} y={isNarrow ? 192 : 178} size={13} anchor="middle">
          {String(clicks)}
        </SceneText>
      ))}
      {terms.map(({ name, clicks }) => (
        <g key={name}>
          <Disc x={at(clicks)} y={108} radius={7} fill="white" />
          <SceneText x={at(clicks)} y={91} size={12} anchor="middle">
            {`${name} ${clicks}`}
          </SceneText>
        </g>
      ))}
    </g>
  );
}

const zones = [
  { from: 0, to: 20, lines: ['Wait'], fill: 'ppcPale', tone: 'ink' },
  { from: 20, to: 30, lines: ['Lower', 'the bid'], fill: 'ppcLight', tone: 'ink' },
  { from: 30, to: 40, lines: ['Block,', 'exact'], fill: 'ink', tone: 'white' },
] as const;

const terms = [
  { name: 'leakproof', clicks: 8 },
  { name: 'metal bento', clicks: 22 },
  { name: 'for men', clicks: 34 },
];
