import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A marked sheet of copy, with the reasons for two changes beside it. */
export function FinishedCopy() {
  return (
    <>
      <Panel x={24} y={24} width={262} height={300} radius={6} transform="rotate(3 155 160)" />
      <Panel x={8} y={10} width={262} height={300} radius={6} />
      <SceneText x={28} y={38} size={11} family="bold" tone="copyDark">
        Draft 2
      </SceneText>
      <Pill x={194} y={22} width={58} height={22} label="Sample" size={11} isOutlined />
      <SceneText x={28} y={76} size={18} family="display" tone="faint">
        Luxurious soap
      </SceneText>
      <Line points="24,71 166,69" tone="copy" width={3} />
      <Bar x={24} y={90} width={176} height={32} radius={5} fill="copyField" />
      <SceneText x={28} y={114} size={22} family="display">
        Soap for hands
      </SceneText>
      <Bar x={24} y={122} width={146} height={32} radius={5} fill="copyField" />
      <SceneText x={28} y={146} size={22} family="display">
        that garden
      </SceneText>
      <SceneText x={28} y={184} size={14}>
        Oat and pumice, 120 g.
      </SceneText>
      {[190, 214, 150].map((width, index) => (
        <Rule key={width} x={28} y={206 + index * 20} width={width} tone="rule" />
      ))}
      {notes.map(({ from, y, fill, title, text }) => (
        <g key={title} transform={`translate(0 ${y})`}>
          <Line points={`${from},27 262,27`} tone="copy" />
          <Disc x={from} y={27} radius={5} fill="copy" />
          <Panel x={262} y={0} width={150} height={54} radius={10} fill={fill} />
          <SceneText x={276} y={23} size={13} family="bold" tone={fill === 'ink' ? 'white' : 'ink'}>
            {title}
          </SceneText>
          <SceneText x={276} y={42} size={12} tone={fill === 'ink' ? 'softOnInk' : 'soft'}>
            {text}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const notes = [
  { from: 200, y: 79, fill: 'white', title: 'Names the reader', text: 'Not “everyone”' },
  { from: 190, y: 152, fill: 'ink', title: 'Facts', text: 'Not “luxurious”' },
] as const;
