import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { FlowArrow } from '../diagram-parts/FlowArrow.tsx';
import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Line } from '../parts/Line.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import { TrueRecord } from './TrueRecord.tsx';

/**
 * The four routes by which an old phone number returns to the map, and the order in which to fix
 * them.
 */
export function NameAddressPhone({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const routes = ['Data supplier', 'Old directory', 'Forgotten PDF', 'A user’s edit'];

function Wide() {
  return (
    <>
      <Ground of="seo" width={740} height={460} />
      {routes.map((label, index) => {
        const y = boxY(index);
        return (
          <g key={label}>
            <FlowArrow points={`190,330 ${236},330 ${252},${y} 274,${y}`} tone="danger" isDashed />
            {index > 0 && <FlowArrow points={`424,${y} 546,${y}`} tone="danger" isDashed />}
            <FlowBox x={276} y={y - 22} width={148} height={44} lines={[label]} />
          </g>
        );
      })}
      <FlowArrow points="350,202 350,224 450,224" tone="danger" isDashed />
      <FlowArrow points="520,224 546,224" tone="danger" isDashed />
      <Sheets x={456} y={206} />
      <SceneText x={486} y={258} size={12} anchor="middle">
        Copies
      </SceneText>
      <FlowBox
        x={24}
        y={294}
        width={166}
        height={72}
        lines={['Old number', '020 7946 0182']}
        line="danger"
        tone="danger"
        isDashed
      />
      <ListingPanel x={550} y={90} height={350} />
      <FlowArrow points="240,84 350,84 350,154" width={3} />
      <RisingPath points="424,180 478,162 500,168 552,126" width={6} />
      <Cross x={345} y={217} tone="ink" />
      <TrueRecord x={24} y={28} />
      <SceneText x={262} y={72} size={13} family="bold">
        1 Correct the source
      </SceneText>
      <SceneText x={414} y={124} size={13} family="bold">
        2 The copies follow
      </SceneText>
    </>
  );
}

const boxY = (index: number) => [180, 284, 348, 412][index] ?? 0;

function Tall() {
  return (
    <>
      <Ground of="seo" width={380} height={860} />
      {routes.map((label, index) => {
        const y = [632, 384, 448, 512][index] ?? 0;
        const end = index === 0 ? y - 10 : y;
        return (
          <g key={label}>
            <FlowArrow points={`166,448 182,448 190,${end} 204,${end}`} tone="danger" isDashed />
            {index > 0 && <Line points={`348,${y} 362,${y}`} tone="danger" />}
            <FlowBox x={206} y={y - 22} width={142} height={44} lines={[label]} />
          </g>
        );
      })}
      <FlowArrow points="252,610 252,564 276,564" tone="danger" isDashed />
      <FlowArrow points="344,564 362,564 362,338 322,338 322,312" tone="danger" isDashed />
      <Sheets x={282} y={546} />
      <SceneText x={312} y={599} size={12} anchor="middle">
        Copies
      </SceneText>
      <FlowBox
        x={34}
        y={412}
        width={132}
        height={72}
        lines={['Old number', '020 7946 0182']}
        line="danger"
        tone="danger"
        isDashed
      />
      <FlowArrow points="276,728 276,658" width={3} />
      <Cross x={247} y={593} tone="ink" />
      <TrueRecord x={140} y={728} />
      <SceneText x={262} y={697} size={13} family="bold" anchor="end">
        1 Correct the source
      </SceneText>
      <SceneText x={34} y={631} size={13} family="bold">
        2 The copies follow
      </SceneText>
      <ListingPanel x={176} y={22} height={286} />
      <RisingPath points="206,642 18,642 18,120 176,58" width={6} />
    </>
  );
}

function Sheets({ x, y }: { x: number; y: number }) {
  return (
    <>
      {[0, 1, 2].map((index) => (
        <FlowBox
          key={index}
          x={x + index * 21}
          y={y}
          width={18}
          height={36}
          lines={[]}
          radius={3}
        />
      ))}
    </>
  );
}
