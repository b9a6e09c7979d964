import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepLines } from './StepLines.tsx';

/**
 * Four stages of a text, 300x132 each: a question to the sales team, a claim without a source, a
 * reason in the margin and all that is handed over.
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
        d="M14 2h190a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H40L26 64V52H14A12 12 0 0 1 2 40V14A12 12 0 0 1 14 2z"
        fill="ink"
      />
      <SceneText x={18} y={32} size={14} family="bold" tone="white">
        What do buyers doubt?
      </SceneText>
      <Shape
        d="M92 66h194a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-10v12l-14-12H92a12 12 0 0 1-12-12V78a12 12 0 0 1 12-12z"
        fill="white"
      />
      <Bar x={92} y={77} width={194} height={28} radius={5} fill="copyField" />
      <SceneText x={98} y={96} size={14}>
        “Will it last all evening?”
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
      <Shape d="M144 23h46" line="copy" />
      <Pill x={198} y={8} width={100} height={30} label="Source?" fill="copyField" size={13} />
      <Shape d="M4 76l7-11 7 11" line="copy" width={3} />
      <SceneText x={28} y={76} size={15} family="bold">
        It burns for 40 hours
      </SceneText>
      <Tick x={29} y={110} />
      <SceneText x={50} y={110} size={14} family="bold" tone="copyDark">
        Your burn test
      </SceneText>
    </>
  );
}

function Reason() {
  return (
    <>
      <Panel x={2} y={4} width={154} height={122} radius={8} />
      <StepLines d="M18 26h122m-122 20h92" />
      <Bar x={14} y={60} width={130} height={28} radius={4} fill="copyField" />
      <SceneText x={20} y={79} size={14} family="bold">
        A week of light
      </SceneText>
      <StepLines d="M18 106h92" />
      <Shape d="M146 74h34" line="copy" />
      <Shape d="M174 68l6 6-6 6" line="copy" />
      <SceneText x={190} y={58} size={14} family="bold" tone="copyDark">
        Why this?
      </SceneText>
      <SceneText x={190} y={79} size={13}>
        Buyers count
      </SceneText>
      <SceneText x={190} y={98} size={13}>
        in evenings
      </SceneText>
    </>
  );
}

function Handover() {
  return (
    <>
      {papers.map(({ name, x, y, turn }) => (
        <g key={name} transform={`rotate(${turn} ${x + 50} 80)`}>
          <Panel x={x} y={y} width={104} height={140} radius={8} />
          <SceneText x={x + 14} y={y + 27} size={14} family="bold">
            {name}
          </SceneText>
          <StepLines d={`M${x + 14} ${y + 46}h74m-74 20h56m-56 20h68`} />
        </g>
      ))}
      <Line points="16,66 92,58" tone="copy" width={3} />
      <Pill
        x={150}
        y={92}
        width={124}
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
  { name: 'Draft 1', x: 6, y: 18, turn: -5 },
  { name: 'Draft 2', x: 92, y: 14, turn: 2 },
  { name: 'Final', x: 188, y: 8, turn: -1 },
] as const;
