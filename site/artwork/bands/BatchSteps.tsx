import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Bust } from './Bust.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';

/** What callers ask a removals firm, its page plan with one finished page, and two batches. */
export function BatchSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Bust x={-42} y={96} hair="seoDark" clothes="web" />
        <Shape d="M-56 52v-4a14 14 0 0 1 28 0v6q0 6-8 6" width={3} />
        <Shape d="M-94-22h80a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-20l-8 8v-8h-52z" fill="ink" />
        <Shape d="M-80-10h60m-60 12h38" line="white" />
        <g transform="rotate(4 170 10)">
          <Panel x={126} y={-24} width={100} height={100} radius={6} />
          <StepLines d="M138-8h36m-36 14h54m-54 12h54m-54 12h30" />
        </g>
        <Panel x={120} y={42} width={54} height={70} radius={3} fill="accentLight" />
        <Panel x={168} y={54} width={54} height={70} radius={3} fill="seoPale" />
        <Shape d="M140 42v16h14V42M186 54v14h14V54M130 84h16" />
        <Shape
          d="M12 8h71a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H26l-7 7v-7h-7a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={11} y={23} size={11} family="bold">
          Do you pack?
        </SceneText>
        <Shape d="M95 13v12m3.5-12v12m3.5-12v12m3.5-12v12M93 22l14-6" line="copyDark" />
        <Shape
          d="M46 37h34a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H64l-7 7v-7H46a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={47} y={51} size={11}>
          Stairs?
        </SceneText>
        <Shape d="M95 41v12m3.5-12v12" line="copyDark" />
        <Shape d="M10 100l11-24h34l11 24z" fill="copy" />
        <Disc x={38} y={89} radius={6} />
        <Shape d="M6 79c0-10 12-14 32-14s32 4 32 14v3H55v-7H21v7H6z" fill="ink" line="copyField" />
      </StepField>
      <StepField column={1} fill="copyField">
        <Shape d="M-94-14h126v12m-5-4l5 5 5-5M-84-14V96M-84 20h16m-16 34h16m-16 34h16" />
        {[10, 44, 78].map((y) => (
          <g key={y}>
            <Panel x={-68} y={y} width={56} height={22} radius={4} fill="copyField" isDashed />
            <StepLines d={`M-58 ${y + 11}h${20 + (y % 20)}`} />
          </g>
        ))}
        <Panel x={122} y={-20} width={110} height={130} radius={8} />
        <Shape d="M122-2v-10a8 8 0 0 1 8-8h90v18z" fill="ink" />
        <Shape d="M133-11h.1m9 0h.1m9 0h.1" line="accentLight" width={6} />
        <SceneText x={132} y={16} size={11} family="bold">
          Packing
        </SceneText>
        <StepLines d="M135 27h62m-62 12h40" />
        <Bar x={132} y={50} width={80} height={50} radius={4} fill="webField" />
        <Shape d="M140 86V60h38v26zM178 68h16l10 10v8h-26z" fill="copy" />
        <Shape d="M132 92h74" />
        <Disc x={152} y={87} radius={6} />
        <Disc x={190} y={87} radius={6} />
        <Line points="15,20 15,120" />
        <Line points="15,46 30,46" />
        <Line points="15,83 30,83" />
        <PlanBox x={6} y={8} width={52} label="Home" />
        <Panel x={28} y={30} width={76} height={38} radius={5} />
        <SceneText x={35} y={44} size={11} family="bold">
          Packing
        </SceneText>
        <SceneText x={35} y={60} size={11}>
          We do it all.
        </SceneText>
        <PlanBox x={28} y={74} width={52} label="Prices" />
        <StepDone x={96} y={30} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={-110} y={-18} width={60} height={76} radius={4} fill="paper" isDashed />
        <Panel x={-78} y={2} width={66} height={80} radius={4} fill="paper" isDashed />
        <Panel x={-96} y={40} width={66} height={80} radius={4} fill="paper" isDashed />
        <StepLines d="M-84-2h20M-66 18h36m-36 12h22M-84 58h36m-36 14h42m-42 14h24" />
        <Panel x={124} y={-18} width={100} height={130} radius={6} />
        <Shape d="M124 4v-16a6 6 0 0 1 6-6h84V4z" fill="copy" />
        <Shape d="M142-24v12m40-12v12" width={4} />
        <Bar x={131} y={11} width={20} height={19} radius={4} fill="sourcingLight" />
        <Bar x={179} y={35} width={20} height={19} radius={4} fill="accentLight" />
        <Bar x={155} y={83} width={20} height={19} radius={4} fill="copyField" />
        <Shape
          d="M141 20h.1m24 0h.1m24 0h.1M141 44h.1m24 0h.1m24 0h.1M141 68h.1m24 0h.1m24 0h.1M141 92h.1m24 0h.1m24 0h.1"
          width={5}
        />
        <Panel x={14} y={10} width={64} height={56} radius={4} fill="paper2" />
        <Panel x={8} y={14} width={64} height={56} radius={4} />
        <SceneText x={15} y={33} size={11}>
          Home
        </SceneText>
        <SceneText x={15} y={49} size={11}>
          Packing
        </SceneText>
        <StepDone x={74} y={18} />
        <Panel x={44} y={54} width={64} height={60} radius={4} fill="paper2" />
        <Panel x={38} y={58} width={64} height={60} radius={4} />
        <Bar x={41} y={63} width={44} height={17} radius={4} fill="accentLight" />
        <SceneText x={45} y={76} size={11} family="bold">
          Prices
        </SceneText>
        <SceneText x={45} y={91} size={11}>
          Contact
        </SceneText>
        <Shape
          d="M88 46h16a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-9l-6 6v-6h-1a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z"
          fill="ink"
        />
        <Shape d="M90 53h12m-12 6h8" line="white" />
      </StepField>
    </>
  );
}

type PlanBoxProps = { x: number; y: number; width: number; label: string };

function PlanBox({ x, y, width, label }: PlanBoxProps) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={17} radius={4} fill="copyField" isDashed />
      <SceneText x={x + 7} y={y + 12.5} size={11}>
        {label}
      </SceneText>
    </>
  );
}
