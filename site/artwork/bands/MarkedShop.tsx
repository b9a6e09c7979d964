import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A guide counts what kettle buyers ask. The reader's own page leaves the same question open. */
export function MarkedShop() {
  return (
    <>
      <Panel x={8} y={8} width={230} height={400} />
      <SceneText x={26} y={38} size={18} family="display">
        What buyers ask
      </SceneText>
      <SceneText x={26} y={60} size={13} tone="soft">
        Guide: kettle listing
      </SceneText>
      {subjects.map(([subject, mentions], index) => (
        <g key={subject} transform={`translate(26 ${92 + index * 58})`}>
          <SceneText size={14} family="bold">
            {subject}
          </SceneText>
          <Bar
            x={0}
            y={8}
            width={mentions * 5}
            height={24}
            radius={5}
            fill={index === 0 ? 'copy' : 'copyField'}
          />
          <SceneText x={mentions * 5 - 8} y={25} size={14} family="bold" anchor="end">
            {`${mentions}`}
          </SceneText>
        </g>
      ))}

      <Panel x={168} y={38} width={244} height={400} fill="ink" />
      <Shape d="M169 67V52a13 13 0 0 1 13-13H398a13 13 0 0 1 13 13v15z" fill="white" line="none" />
      <Shape d="M168 67H412V178H168z" fill="webField" />
      <SceneText x={186} y={58} size={13}>
        yourshop.example
      </SceneText>
      <SampleTag x={350} y={8} />
      <Line points="260,166 288,126 334,114" width={5} />
      <Shape d="M325 105l20-5 18 32-46 9z" fill="accentLight" />
      <Shape d="M236 177c0-15 48-15 48 0z" fill="accentLight" />
      <Line points="131,112 152,112 208,88 342,88 342,97" tone="accent" width={4} />
      <Pill x={282} y={77} width={50} height={23} label="? cm" size={14} />
      {[88, 230].map((y, index) => (
        <g key={y} transform={`translate(${index === 0 ? 260 : 198} ${y})`}>
          <Disc x={0} y={0} radius={11} fill="accent" />
          <SceneText y={5} size={13} family="bold" anchor="middle">
            1
          </SceneText>
        </g>
      ))}
      <SceneText x={186} y={206} size={14} family="bold" tone="accent">
        Do this first
      </SceneText>
      <SceneText x={218} y={235} size={15} family="bold" tone="white">
        Say how far it reaches
      </SceneText>
    </>
  );
}

const subjects = [
  ['Fits my hob?', 21],
  ['How many cups?', 15],
  ['Hot handle?', 12],
] as const;
