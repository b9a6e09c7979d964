import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type PassCurveProps = { width: number; height: number };

/** The chance of passing by share of faulty pieces, for a sample of 80 with at most 5 faulty. */
export function PassCurve({ width, height }: PassCurveProps) {
  const isNarrow = width < 400;
  const [left, right, top, bottom] = [62, width - 24, 66, height - 74];
  const x = scale([0, 15], [left, right]);
  const y = scale([0, 100], [bottom, top]);
  return (
    <>
      <Panel x={0} y={0} width={width} height={height} />
      <SceneText x={18} y={36} size={13}>
        Chance that the lot passes
      </SceneText>
      <Bar
        x={x(2.5)}
        y={top}
        width={Math.round(x(12) - x(2.5))}
        height={bottom - top}
        radius={0}
        fill="sourcingField"
      />
      {[0, 25, 50, 75, 100].map((chance) => (
        <g key={chance}>
          <Line points={`${left},${y(chance)} ${right},${y(chance)}`} tone="rule" width={1} />
          <SceneText x={left - 8} y={y(chance) + 4.5} size={12} anchor="end">
            {`${chance}%`}
          </SceneText>
        </g>
      ))}
      <Line points={`${left},${top} ${left},${bottom} ${right},${bottom}`} />
      {[0, 5, 10, 15].map((share) => (
        <SceneText key={share} x={x(share)} y={bottom + 20} size={12} anchor="middle">
          {`${share}%`}
        </SceneText>
      ))}
      <SceneText x={right} y={bottom + 50} size={13} anchor="end">
        Faulty pieces in the lot
      </SceneText>
      <Line points={`${x(2.5)},${top} ${x(2.5)},${bottom + 8}`} tone="accent" width={4} />
      <SceneText
        x={x(2.5)}
        y={bottom + 36}
        size={13}
        family="bold"
        tone="accentText"
        anchor="middle"
      >
        AQL 2.5
      </SceneText>
      <Line
        points={curve.map(([share, chance]) => `${x(share)},${y(chance)}`).join(' ')}
        width={4}
      />
      <Disc x={x(5)} y={y(78.9)} radius={8} fill="accent" />
      <Words
        x={x(5) + 16}
        y={y(78.9) - (isNarrow ? 42 : 20)}
        lines={
          isNarrow
            ? ['5% faulty:', 'passes almost', '4 times in 5']
            : ['1 in 20 faulty: passes', 'almost 4 times in 5']
        }
        size={13}
        family="bold"
      />
      <SceneText
        x={x(isNarrow ? 6.2 : 5.2)}
        y={y(14)}
        size={14}
        family="bold"
        tone="sourcingDark"
        anchor="middle"
      >
        down to luck
      </SceneText>
    </>
  );
}

/**
 * The share of faulty pieces and the chance of passing, in per cent, from the binomial
 * distribution.
 */
const curve = points();

function points(): [number, number][] {
  return Array.from({ length: 31 }, (_, index) => {
    const share = index / 2;
    return [share, Math.round(chanceToPass(share / 100) * 1000) / 10];
  });
}

function chanceToPass(faulty: number): number {
  const pieces = 80;
  const allowed = 5;
  let term = (1 - faulty) ** pieces;
  let sum = term;
  for (let found = 1; found <= allowed; found += 1) {
    term *= ((pieces - found + 1) / found) * (faulty / (1 - faulty));
    sum += term;
  }
  return sum;
}
