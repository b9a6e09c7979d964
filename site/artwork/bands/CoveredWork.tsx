import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/**
 * What the sourcing service covers, an object for each column: a factory that passed its checks, two
 * quotes as coins on scales, a measured carton and a ship. It has no words, so that
 * it can be mirrored for languages that are read from right to left.
 */
export function CoveredWork() {
  return (
    <>
      <Shape d="M12 22V6h8v16M26 22V2h8v20" fill="sourcing" />
      <Shape d="M2 52V22h64v30z" fill="white" />
      <Shape d="M66 52V30h34v22z" fill="sourcingField" />
      <Shape d="M8 29h10m6 0h10m6 0h10" line="sourcing" width={6} />
      <Bar x={9} y={38} width={18} height={14} radius={0} fill="ink" />
      <Shape d="M36 40h6m6 0h6M36 47h6m6 0h6" line="rule" width={4} />
      <Shape d="M73 39h6m6 0h6M73 46h6m6 0h6" width={4} />
      <Badge x={62} y={17} />

      <g transform="translate(153 0)">
        <Shape d="M30 51h44l-6-6H36z" fill="sourcing" />
        <Bar x={49} y={8} width={6} height={40} radius={0} fill="sourcing" />
        <Line points="16,16 88,8" tone="sourcingField" width={5} />
        <Disc x={52} y={12} radius={5} fill="white" />
        <Line points="16,16 5,36" tone="white" />
        <Line points="16,16 27,36" tone="white" />
        <Line points="88,8 77,26" tone="white" />
        <Line points="88,8 99,26" tone="white" />
        {coins.map(([x, y]) => (
          <Panel key={`${x} ${y}`} x={x} y={y} width={13} height={5} radius={2} fill="accent" />
        ))}
        <Shape d="M2 36h28c0 8-6 10-14 10S2 44 2 36z" fill="sourcingField" />
        <Shape d="M74 26h28c0 8-6 10-14 10s-14-2-14-10z" fill="sourcingField" />
      </g>

      <g transform="translate(306 0)">
        <Panel x={4} y={16} width={58} height={36} radius={2} fill="seoField" />
        <Shape d="M26 16v14h14V16z" fill="white" />
        <Shape d="M11 45h12" width={3} />
        <Shape d="M74 52V8h12v44z" fill="white" />
        <Shape d="M80 16h5m-8 7h8m-5 7h5m-8 7h8m-5 7h5" width={1.5} />
        <Line points="62,16 74,16" tone="accent" isDashed />
        <Badge x={56} y={42} />
      </g>

      <g transform="translate(459 0)">
        <Shape d="M2 34h114l-11 18H13z" fill="white" />
        <Shape d="M13 45h91" line="sourcing" width={4} />
        {boxes.map(([x, y, fill]) => (
          <Panel key={`${x} ${y}`} x={x} y={y} width={19} height={11} radius={1} fill={fill} />
        ))}
        <Shape d="M88 34V8h16v26" fill="sourcingField" />
        <Shape d="M85 8h22M92 15h8" />
        <Shape d="M95 7V1h6v6z" fill="accent" />
      </g>
    </>
  );
}

function Badge({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc x={x} y={y} radius={10} fill="accent" />
      <Line points={`${x - 4.5},${y} ${x - 1},${y + 4} ${x + 5},${y - 4}`} width={3} />
    </>
  );
}

const coins = [
  [10, 31],
  [10, 26],
  [10, 21],
  [81.5, 21],
] as const;

const boxes = [
  [10, 23, 'accent'],
  [29, 23, 'sourcing'],
  [48, 23, 'seoField'],
  [67, 23, 'sourcing'],
  [10, 12, 'sourcingField'],
  [29, 12, 'accent'],
  [48, 12, 'sourcing'],
  [29, 1, 'white'],
] as const;
