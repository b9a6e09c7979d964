import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Window } from '../parts/Window.tsx';

/** A page that looks fine, and the line in its code that keeps search engines out. */
export function HiddenFault() {
  return (
    <>
      <Field of="seo" />
      <Window x={24} y={26} width={224} height={274} address="yourbusiness.co.uk" />
      {['Boiler repair', 'in Leeds'].map((words, index) => (
        <SceneText key={words} x={42} y={100 + index * 22} size={18} family="display">
          {words}
        </SceneText>
      ))}
      <Bar x={42} y={138} width={92} />
      <Bar x={42} y={151} width={80} />
      <Pill x={42} y={170} width={82} height={26} label="Call now" fill="accent" isOutlined />
      <Bar x={42} y={212} width={70} />
      <Panel x={160} y={90} width={178} height={210} radius={12} fill="ink" />
      <Bar x={176} y={149} width={152} height={42} radius={6} fill="copyDark" />
      {code.map(([x, y, tone, words]) => (
        <SceneText key={words} x={x} y={y} family="mono" tone={tone}>
          {words}
        </SceneText>
      ))}
      <Line points="328,170 346,170 346,60" tone="accent" width={4} />
      <Disc x={328} y={170} radius={5} fill="accent" />
      <Pill x={258} y={44} width={90} height={24} label="Found" fill="accent" isOutlined />
    </>
  );
}

const code = [
  [174, 116, 'white', '<head>'],
  [184, 139, 'webLight', '<title>Boiler…'],
  [184, 166, 'white', '<meta "robots"'],
  [194, 184, 'white', '"noindex">'],
  [174, 213, 'white', '</head>'],
] as const;
