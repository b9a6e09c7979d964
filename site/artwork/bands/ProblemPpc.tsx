import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The cost of ads eats a sale's profit and goes past break-even. */
export function ProblemPpc() {
  return (
    <>
      <Panel x={24} y={-20} width={252} height={184} />
      <SceneText x={42} y={32} size={18} family="display">
        ACOS
      </SceneText>
      <SceneText x={196} y={31} size={13} family="bold" anchor="middle">
        Break-even
      </SceneText>
      <Panel x={42} y={52} width={206} height={38} radius={6} fill="accent" />
      <Shape d="M196 52v38H48a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6z" fill="ppcLight" />
      <Line points="196,40 196,150" width={3} isDashed />
      <SceneText x={42} y={132} size={18} family="display">
        Profit
      </SceneText>
      <Shape d="M108 106h50a9 9 0 0 0-4 13a9 9 0 0 0 0 14a9 9 0 0 0 4 13h-50z" fill="sourcing" />
      {crumbs.map(([x, y, radius]) => (
        <Disc key={x} x={x} y={y} radius={radius} fill="sourcing" line="none" />
      ))}
    </>
  );
}

const crumbs = [
  [170, 112, 3],
  [178, 130, 4],
  [168, 143, 2.5],
] as const;
