import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The ship in its last port: a crane loads cartons onto a lorry, and the papers match. */
export function Arrival() {
  return (
    <>
      <Line points="6,258 40,252 74,258 108,252 142,258 176,252" tone="white" />
      <Shape d="M12 190v-60h26v60M18 140h14" fill="white" />
      <Shape d="M4 190H188l-22 56H16z" fill="ink" />
      <SceneText x={30} y={224} size={15} family="bold" tone="white">
        Lot 14
      </SceneText>
      {boxes.map(([x, y, fill]) => (
        <Panel key={`${x} ${y}`} x={x} y={y} width={44} height={24} radius={2} fill={fill} />
      ))}

      <Shape d="M204 224H416V400H204Z" fill="white" />
      <SceneText x={222} y={251} size={18} family="display">
        Felixstowe
      </SceneText>
      <Line points="232,224 232,84 300,84 300,224" width={4} />
      <Line points="232,150 300,150" />
      <Line points="232,150 300,84" />
      <Shape d="M84 76h270v13H84z" fill="white" />
      <Line points="152,89 152,104" />
      <Line points="134,114 152,98 170,114" />
      <Panel x={130} y={112} width={44} height={24} radius={2} fill="accent" />

      <Panel x={314} y={174} width={62} height={28} radius={2} fill="sourcing" />
      <Shape d="M378 202v-24h18l12 13v11z" fill="white" />
      <Shape d="M308 202h102v10H308z" fill="ink" />
      <Disc x={326} y={214} radius={9} />
      <Disc x={350} y={214} radius={9} />
      <Disc x={394} y={214} radius={9} />

      <Panel x={226} y={1} width={192} height={71} radius={10} />
      <SceneText x={242} y={22} size={14} family="display">
        Delivery note
      </SceneText>
      <Pill x={350} y={6} width={56} label="Sample" size={10} isOutlined />
      <Tick x={242} y={44} />
      <SceneText x={262} y={44}>
        50 of 50 cartons
      </SceneText>
      <Tick x={242} y={63} />
      <SceneText x={262} y={63}>
        Barcodes scan
      </SceneText>
    </>
  );
}

const boxes = [
  [42, 166, 'web'],
  [86, 166, 'seoField'],
  [130, 166, 'copy'],
  [42, 142, 'sourcing'],
  [86, 142, 'white'],
] as const;
