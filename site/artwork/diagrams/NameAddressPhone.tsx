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

/** One old number, four routes back to the map, and the order in which to mend them. */
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
      <RisingPath points="240,84 350,84 350,157" width={6} radius={0.1} />
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
        const y = [212, 330, 394, 458][index] ?? 0;
        return (
          <g key={label}>
            <FlowArrow
              points={`166,394 182,394 190,${y + (index === 0 ? 10 : 0)} 204,${y + (index === 0 ? 10 : 0)}`}
              tone="danger"
              isDashed
            />
            {index > 0 && <Line points={`348,${y} 362,${y}`} tone="danger" />}
            <FlowBox x={206} y={y - 22} width={142} height={44} lines={[label]} />
          </g>
        );
      })}
      <FlowArrow points="252,234 252,268 276,268" tone="danger" isDashed />
      <FlowArrow points="344,268 362,268 362,520 330,520 330,546" tone="danger" isDashed />
      <Sheets x={282} y={250} />
      <SceneText x={312} y={302} size={12} anchor="middle">
        Copies
      </SceneText>
      <FlowBox
        x={34}
        y={358}
        width={132}
        height={72}
        lines={['Old number', '020 7946 0182']}
        line="danger"
        tone="danger"
        isDashed
      />
      <RisingPath points="276,132 276,188" width={6} radius={0.1} />
      <RisingPath points="206,202 16,202 16,600 172,600" width={6} />
      <Cross x={247.5} y={256} tone="ink" />
      <TrueRecord x={140} y={24} />
      <SceneText x={262} y={166} size={13} family="bold" anchor="end">
        1 Correct the source
      </SceneText>
      <SceneText x={32} y={488} size={13} family="bold">
        2 The copies follow
      </SceneText>
      <ListingPanel x={176} y={552} height={286} />
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
