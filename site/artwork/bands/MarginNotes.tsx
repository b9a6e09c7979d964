import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pencil } from '../parts/Pencil.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepLines } from './StepLines.tsx';

/**
 * Four notes for the margin of a manuscript, 280x132 each: two subject lines, a source, a phrase
 * that is repeated too often and a detail that is missing beside a product. Phones only show 150
 * units of each: the left of the first and third, the right of the others.
 */
export function MarginNotes() {
  return (
    <>
      <SubjectLines />
      <g transform="translate(0 132)">
        <Source />
      </g>
      <g transform="translate(0 264)">
        <Repetition />
      </g>
      <g transform="translate(0 396)">
        <MissingDetail />
      </g>
    </>
  );
}

function SubjectLines() {
  return (
    <>
      <Panel x={2} y={10} width={144} height={50} radius={8} />
      <Disc x={24} y={35} radius={12} fill="paper" />
      <SceneText x={24} y={40} size={13} family="bold" anchor="middle">
        A
      </SceneText>
      <SceneText x={44} y={40} size={14}>
        June news
      </SceneText>
      <Panel x={2} y={72} width={144} height={50} radius={8} fill="ink" />
      <Disc x={24} y={97} radius={12} fill="accent" />
      <SceneText x={24} y={102} size={13} family="bold" anchor="middle">
        B
      </SceneText>
      <SceneText x={44} y={102} size={14} family="bold" tone="white">
        Back, in blue
      </SceneText>
      <Shape d="M156 97c44 4 44-66 0-62m8-7l-8 7 8 7" line="copy" />
      <SceneText x={202} y={71} size={14} family="bold" tone="copyDark">
        Test twice
      </SceneText>
    </>
  );
}

function Source() {
  return (
    <>
      <g transform="rotate(2 206 64)">
        <Panel x={136} y={6} width={138} height={116} radius={6} fill="paper" />
        <SceneText x={150} y={30} size={15} family="display">
          Terms
        </SceneText>
        <StepLines d="M153 45h104m-104 58h76" />
        <Bar x={146} y={58} width={98} height={28} radius={4} fill="copyField" />
        <SceneText x={152} y={77} size={14} family="bold">
          Guarantee
        </SceneText>
      </g>
      <Shape d="M122 72H8" line="copy" />
      <Shape d="M14 66l-6 6 6 6" line="copy" />
      <SceneText x={8} y={58} size={14} family="bold" tone="copyDark">
        Source
      </SceneText>
      <Tick x={62} y={58} />
    </>
  );
}

function Repetition() {
  return (
    <>
      <SceneText x={8} y={20} size={14} tone="soft">
        Boiler service,
      </SceneText>
      <SceneText x={8} y={42} size={14} tone="soft">
        boiler service
      </SceneText>
      <Line points="6,16 108,14" tone="copyDark" />
      <Line points="6,38 106,36" tone="copyDark" />
      <Bar x={2} y={54} width={146} height={28} radius={5} fill="copyField" />
      <SceneText x={8} y={73} size={14} family="bold">
        We service boilers
      </SceneText>
      <SceneText x={8} y={112} size={14} family="bold" tone="copyDark">
        Once is enough
      </SceneText>
      <Shape d="M8 122q50-5 136 0" line="copy" />
      <Pencil x={156} y={122} />
    </>
  );
}

function MissingDetail() {
  return (
    <>
      <Panel x={6} y={4} width={118} height={124} radius={8} fill="webField" />
      <Kettle x={63} y={110} fill="copy" />
      <Pill
        x={146}
        y={4}
        width={126}
        height={30}
        label="Add to basket"
        size={13}
        fill="accent"
        isOutlined
      />
      {['Size', 'Delivery'].map((detail, index) => (
        <g key={detail} transform={`translate(148 ${62 + index * 27})`}>
          <Tick x={0} y={0} />
          <SceneText x={22} y={0} size={14}>
            {detail}
          </SceneText>
        </g>
      ))}
      <Shape d="M148 119l8-10 8 10" line="copy" width={3} />
      <SceneText x={170} y={119} size={14} family="bold" tone="copyDark">
        Care?
      </SceneText>
    </>
  );
}
