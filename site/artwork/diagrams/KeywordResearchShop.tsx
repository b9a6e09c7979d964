import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/**
 * Four phrases, plotted by searches and by small shops in the top ten. Circles show profit per
 * hour.
 */
export function KeywordResearchShop({ isTall }: DrawingProps) {
  const width = isTall ? 380 : 740;
  const height = isTall ? 560 : 480;
  const [left, right, top, bottom] = isTall ? [84, 352, 92, 490] : [96, 700, 72, 396];
  const x = scale([0, 6], [left, right]);
  const y = scale([1, 5], [bottom, top]);
  const places = isTall ? tallPlaces : widePlaces;
  return (
    <>
      <Ground of="seo" width={width} height={height} />
      <Panel x={12} y={12} width={width - 24} height={height - 24} />
      <Bar x={left} y={top} width={x(1) - left} height={bottom - top} radius={0} fill="paper2" />
      <Bar x={x(3)} y={top} width={right - x(3)} height={bottom - top} radius={0} fill="seoPale" />
      <Words
        x={isTall ? left + 2 : left + 8}
        y={isTall ? 66 : top - 12}
        lines={isTall ? ['Big', 'names'] : ['Big names']}
        size={13}
        family="bold"
        tone="soft"
      />
      <SceneText
        x={right}
        y={isTall ? 82 : top - 12}
        size={13}
        family="bold"
        tone="accentText"
        anchor="end"
      >
        Your working list
      </SceneText>
      <SceneText x={28} y={isTall ? 40 : 42} size={13}>
        Searches a month
      </SceneText>
      {ticks.map((label, index) => (
        <g key={label}>
          <Line points={`${left},${y(index + 1)} ${right},${y(index + 1)}`} tone="rule" width={1} />
          <SceneText x={left - 8} y={y(index + 1) + 4.5} size={12} anchor="end">
            {label}
          </SceneText>
        </g>
      ))}
      <Line points={`${left},${top} ${left},${bottom} ${right},${bottom}`} />
      {[0, 1, 2, 3, 4, 5, 6].map((count) => (
        <SceneText key={count} x={x(count)} y={bottom + 20} size={12} anchor="middle">
          {String(count)}
        </SceneText>
      ))}
      <SceneText x={right} y={bottom + 42} size={13} anchor="end">
        Small shops in the top ten
      </SceneText>
      {phrases.map(({ lines, shops, searches, worth, isBest }, index) => {
        const place = places[index] ?? { dx: 0, dy: 0, anchor: 'start' };
        const at = { x: x(shops), y: y(Math.log10(searches)) };
        return (
          <g key={worth}>
            <Disc
              {...at}
              radius={Math.max(7, Math.round(Math.sqrt(worth) * 150) / 10)}
              fill={isBest ? 'accent' : 'white'}
            />
            <Words
              x={at.x + place.dx}
              y={at.y + place.dy}
              lines={lines}
              size={13}
              anchor={place.anchor}
            />
            <SceneText
              x={at.x + place.dx}
              y={at.y + place.dy + lines.length * 17 + 2}
              size={15}
              family="bold"
              anchor={place.anchor}
            >
              {`£${worth.toFixed(2)} a month per hour`}
            </SceneText>
          </g>
        );
      })}
      <Pill
        x={x(5) - 21}
        y={y(Math.log10(90)) - 12}
        width={42}
        height={24}
        label="1st"
        fill="ink"
        tone="white"
        size={13}
      />
      <Pill
        x={x(3) - 21}
        y={y(Math.log10(700)) - 12}
        width={42}
        height={24}
        label="2nd"
        fill="ink"
        tone="white"
        size={13}
      />
    </>
  );
}

const ticks = ['10', '100', '1,000', '10,000', '100,000'];

const phrases = [
  { lines: ['dog bed'], shops: 0, searches: 40000, worth: 0.07 },
  { lines: ['how to wash a dog bed'], shops: 4, searches: 1500, worth: 0.66 },
  {
    lines: ['washable dog bed', 'for labrador'],
    shops: 3,
    searches: 700,
    worth: 4.2,
    isBest: true,
  },
  {
    lines: ['orthopaedic bed for', 'old greyhound'],
    shops: 5,
    searches: 90,
    worth: 4.5,
    isBest: true,
  },
];

type Place = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };

const widePlaces: Place[] = [
  { dx: 16, dy: -2, anchor: 'start' },
  { dx: 22, dy: -10, anchor: 'start' },
  { dx: -42, dy: 1, anchor: 'end' },
  { dx: -42, dy: 10, anchor: 'end' },
];

const tallPlaces: Place[] = [
  { dx: 14, dy: 0, anchor: 'start' },
  { dx: 88, dy: -36, anchor: 'end' },
  { dx: 0, dy: 44, anchor: 'middle' },
  { dx: 38, dy: 46, anchor: 'end' },
];
