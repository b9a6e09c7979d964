import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** An inspector's photo of a pan's weld. The buyer approved it before the invoice was sent. */
export function WeldPhotos() {
  return (
    <>
      <Panel x={8} y={8} width={284} height={400} radius={6} />
      <SceneText x={24} y={36} size={18} family="bold">
        Photo 3 of 8
      </SceneText>
      <Shape d="M9 50h282v214H9z" fill="seoPale" line="none" />
      <Rule x={8} y={50} width={284} />
      <Rule x={8} y={242} width={284} />
      <Shape d="M148 190l90-26c10-2 14 10 5 13l-95 27z" fill="ink" />
      <Shape d="M32 176h116v48c0 12-8 18-18 18H50c-10 0-18-6-18-18z" fill="white" />
      <Shape d="M46 192v28c0 6 3 9 8 9" line="rule" width={4} />
      <Panel x={26} y={166} width={128} height={11} radius={5.5} />
      <Line points="151,183 164,148" tone="copy" width={3} />
      <Shape d="M136 197a13 13 0 1 1 26 0a13 13 0 1 1-26 0" line="copy" width={3} />
      <g transform="translate(180 108)">
        <Disc x={0} y={0} radius={47} fill="rule" line="none" />
        <Shape d="M-8-46.3A47 47 0 0 0-8 46.3z" fill="white" />
        <Shape d="M-8-17H43.8A47 47 0 0 1 43.8 17H-8z" fill="ink" />
        {[-20, -12, -4, 4, 12, 20].map((y) => (
          <Disc key={y} x={-7} y={y} radius={8} fill="accentLight" />
        ))}
        <Shape d="M-47 0a47 47 0 1 1 94 0a47 47 0 1 1-94 0" line="copy" width={3} />
      </g>
      <Pill x={28} y={66} width={84} height={30} label="Weld 1" size={18} fill="copy" isOutlined />
      <SampleTag x={350} y={8} />
      <Panel x={252} y={46} width={160} height={400} fill="ink" />
      <Line points="276,86 276,206" tone="soft" />
      {stages.map(([stage, day], index) => (
        <g key={stage} transform={`translate(276 ${82 + index * 64})`}>
          <Disc x={0} y={0} radius={12} fill={index < 2 ? 'white' : 'accent'} line="none" />
          {index < 2 && <Tick x={-5.5} y={5} />}
          <SceneText x={24} y={6} size={18} family="bold" tone="white">
            {stage}
          </SceneText>
          <SceneText x={24} y={27} size={15} tone="softOnInk">
            {day}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const stages = [
  ['Photos', '9 May'],
  ['Approved', '10 May'],
  ['Invoice', '12 May'],
] as const;
