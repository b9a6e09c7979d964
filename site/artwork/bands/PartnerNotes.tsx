import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepLines } from './StepLines.tsx';

/**
 * Four stages of a piece of copy, 300x132 each: a question to the sales team, a claim without a
 * source, a reason in the margin and all we hand over. Phones show only half of each: the right
 * half of the first and of the last, and the left half of the others.
 */
export function PartnerNotes() {
  return (
    <>
      <Interview />
      <g transform="translate(0 132)">
        <Claim />
      </g>
      <g transform="translate(0 264)">
        <Reason />
      </g>
      <g transform="translate(0 396)">
        <Handover />
      </g>
    </>
  );
}

function Interview() {
  return (
    <>
      <Shape
        d="M14 2h118a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H40L26 80V66H14A12 12 0 0 1 2 54V14A12 12 0 0 1 14 2z"
        fill="ink"
      />
      <SceneText x={18} y={29} size={14} family="bold" tone="white">
        What do
      </SceneText>
      <SceneText x={18} y={51} size={14} family="bold" tone="white">
        buyers doubt?
      </SceneText>
      <Shape
        d="M166 32h118a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12h-10v16l-18-16h-90a12 12 0 0 1-12-12V44a12 12 0 0 1 12-12z"
        fill="white"
      />
      <Bar x={161} y={41} width={128} height={62} radius={5} fill="copyField" />
      <SceneText x={170} y={67} size={15}>
        “Will it last
      </SceneText>
      <SceneText x={176} y={90} size={15}>
        all evening?”
      </SceneText>
    </>
  );
}

function Claim() {
  return (
    <>
      <SceneText x={2} y={30} size={15} family="bold" tone="soft">
        Everyone loves it
      </SceneText>
      <Line points="0,26 130,23" tone="copy" width={3} />
      <Shape d="M156 23h34" line="copy" />
      <Pill x={198} y={8} width={100} height={30} label="Source?" fill="copyField" size={13} />
      <Shape d="M4 76l7-11 7 11" line="copy" width={3} />
      <SceneText x={26} y={76} size={15} family="bold">
        Burns 40 hours
      </SceneText>
      <Tick x={6} y={110} />
      <SceneText x={26} y={110} size={14} family="bold" tone="copyDark">
        Your burn test
      </SceneText>
    </>
  );
}

function Reason() {
  return (
    <>
      <Panel x={2} y={4} width={144} height={122} radius={8} />
      <StepLines d="M18 24h112m-112 20h92" />
      <Bar x={12} y={56} width={124} height={28} radius={4} fill="copyField" />
      <SceneText x={20} y={75} size={14} family="bold">
        A week of light
      </SceneText>
      <StepLines d="M18 104h40" />
      <Shape d="M76 92l8-8 8 8h42q6 0 6 6v16q0 6-6 6H76q-6 0-6-6V98q0-6 6-6z" fill="copyDark" />
      <SceneText x={80} y={111} size={14} family="bold" tone="white">
        Why?
      </SceneText>
      <Shape d="M154 106h26" line="copy" />
      <Shape d="M174 100l6 6-6 6" line="copy" />
      <SceneText x={190} y={100} size={14} family="bold">
        Buyers count
      </SceneText>
      <SceneText x={190} y={120} size={14} family="bold">
        in evenings
      </SceneText>
    </>
  );
}

function Handover() {
  return (
    <>
      {papers.map(({ name, x, y, width, turn }) => (
        <g key={name} transform={`rotate(${turn} ${x + 50} 80)`}>
          <Panel x={x} y={y} width={width} height={140} radius={8} />
          <SceneText x={x + 14} y={y + 27} size={14} family="bold">
            {name}
          </SceneText>
          <StepLines
            d={`M${x + 14} ${y + 46}h${width - 30}m${30 - width} 20h40m-40 20h${width - 36}`}
          />
        </g>
      ))}
      <Line points="16,66 58,61" tone="copy" width={3} />
      <Pill
        x={173}
        y={88}
        width={110}
        height={32}
        label="+ style notes"
        fill="accent"
        size={14}
        isOutlined
      />
    </>
  );
}

const papers = [
  { name: 'Draft 1', x: 8, y: 18, width: 84, turn: -5 },
  { name: 'Draft 2', x: 68, y: 14, width: 78, turn: 2 },
  { name: 'Final', x: 164, y: 8, width: 128, turn: -1 },
] as const;
