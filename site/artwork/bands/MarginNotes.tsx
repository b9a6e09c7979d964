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
 * that is repeated too often and a detail that is missing beside a product.
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
      <Panel x={8} y={2} width={240} height={40} radius={8} />
      <Disc x={30} y={22} radius={12} fill="paper" />
      <SceneText x={30} y={27} size={13} family="bold" anchor="middle">
        A
      </SceneText>
      <SceneText x={52} y={27} size={14}>
        June newsletter
      </SceneText>
      <Panel x={30} y={50} width={240} height={40} radius={8} fill="ink" />
      <Disc x={52} y={70} radius={12} fill="accent" />
      <SceneText x={52} y={75} size={13} family="bold" anchor="middle">
        B
      </SceneText>
      <SceneText x={74} y={75} size={14} family="bold" tone="white">
        It’s back, in blue
      </SceneText>
      <Shape d="M16 52c-4 40 6 64 42 64m-48-57l6-8 7 7" line="copy" />
      <SceneText x={68} y={121} size={14} family="bold" tone="copyDark">
        Test twice
      </SceneText>
    </>
  );
}

function Source() {
  return (
    <>
      <g transform="rotate(2 150 60)">
        <Panel x={92} y={6} width={180} height={116} radius={6} fill="paper" />
        <SceneText x={108} y={30} size={15} family="display">
          Terms
        </SceneText>
        <StepLines d="M111 45h142m-52 27h48m-138 31h96" />
        <Bar x={102} y={58} width={90} height={28} radius={4} fill="copyField" />
        <SceneText x={108} y={77} size={13} family="bold">
          Guarantee
        </SceneText>
      </g>
      <Shape d="M84 72H8" line="copy" />
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
        Boiler service, service
      </SceneText>
      <SceneText x={8} y={42} size={14} tone="soft">
        boiler, boiler service
      </SceneText>
      <Line points="6,16 164,14" tone="copyDark" />
      <Line points="6,38 162,36" tone="copyDark" />
      <Bar x={2} y={54} width={150} height={28} radius={5} fill="copyField" />
      <SceneText x={8} y={73} size={14} family="bold">
        We service boilers
      </SceneText>
      <SceneText x={8} y={112} size={14} family="bold" tone="copyDark">
        Once is enough
      </SceneText>
      <Shape d="M8 122q60-6 186 0" line="copy" />
      <Pencil x={196} y={122} />
    </>
  );
}

function MissingDetail() {
  return (
    <>
      <Panel x={8} y={4} width={122} height={124} radius={8} fill="webField" />
      <Kettle x={67} y={110} fill="copy" />
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
