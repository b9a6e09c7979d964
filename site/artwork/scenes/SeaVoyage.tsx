import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A ship leaving the factory's port, with its shipping papers. A hero also shows the inspection report above the ship. */
export function SeaVoyage() {
  return (
    <>
      <Field of="sourcing" />
      <Shape d="M-400 176H800V700H-400Z" fill="sourcingLight" line="none" />
      <Line points="-400,176 800,176" tone="sourcingDark" />
      <Disc x={270} y={-160} radius={28} fill="accentLight" />
      <Shape
        d="M44 -128h84a15 15 0 0 0 0-30a13 13 0 0 0-17-9a22 22 0 0 0-42 7a16 16 0 0 0-25 32z"
        fill="white"
      />
      <Shape d="M-400 376H800V720H-400Z" fill="ink" />
      {quay.map(([x, y, fill]) => (
        <Panel key={`${x} ${y}`} x={x} y={y} width={56} height={26} radius={2} fill={fill} />
      ))}
      <Shape d="M-400 176H56V194H-400Z" fill="ink" />
      <Line points="26,176 26,52 128,52" width={4} />
      <Line points="26,84 60,52" />
      <Line points="10,176 26,130 42,176" width={4} />
      <Line points="112,52 112,82" />
      <Panel x={90} y={82} width={44} height={22} radius={2} fill="accent" />
      <Shape d="M92 150h244l-30 46H114z" fill="ink" />
      {boxes.map(([x, y, fill]) => (
        <Panel key={`${x} ${y}`} x={x} y={y} width={44} height={22} radius={2} fill={fill} />
      ))}
      <Shape d="M284 148V94h34v54M290 106h22" fill="white" />
      <SceneText x={140} y={180} size={14} family="bold" tone="white">
        Lot 14, inspected
      </SceneText>
      <Line points="60,214 96,208 132,214 168,208 204,214 240,208 276,214 312,208" tone="white" />
      <Line points="-60,250 -24,244 12,250 48,244 84,250 120,244 156,250" tone="white" />
      <Line points="196,330 232,324 268,330 304,324 340,330 376,324 412,330" tone="white" />
      <Panel x={146} y={-58} width={152} height={54} radius={10} />
      <Tick x={160} y={-25} />
      <SceneText x={180} y={-25} family="bold">
        Inspection report
      </SceneText>
      <Panel x={196} y={20} width={144} height={58} radius={10} />
      <Tick x={210} y={44} />
      <SceneText x={230} y={44}>
        Packing list
      </SceneText>
      <Tick x={210} y={65} />
      <SceneText x={230} y={65}>
        Bill of lading
      </SceneText>
      <Bar x={306} y={122} width={10} height={10} radius={2} fill="webField" />
      <Bar x={290} y={122} width={10} height={10} radius={2} fill="webField" />
    </>
  );
}

const quay = [
  [44, 350, 'accent'],
  [100, 350, 'web'],
  [72, 324, 'white'],
  [212, 350, 'copy'],
  [268, 350, 'seoField'],
] as const;

const boxes = [
  [112, 128, 'web'],
  [156, 128, 'seoField'],
  [200, 128, 'copy'],
  [240, 128, 'accent'],
  [156, 106, 'sourcing'],
  [200, 106, 'white'],
] as const;
