import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Window } from '../parts/Window.tsx';

/** A page that looks well, and the line of its code that keeps search engines away. */
export function HiddenFault() {
  return (
    <>
      <Field of="seo" />
      <Window x={24} y={26} width={224} height={274} address="yourbusiness.co.uk" />
      <SceneText x={42} y={100} size={18} family="display">
        Boiler repair
      </SceneText>
      <SceneText x={42} y={122} size={18} family="display">
        in Leeds
      </SceneText>
      <Bar x={42} y={138} width={92} />
      <Bar x={42} y={151} width={80} />
      <Pill x={42} y={170} width={82} height={26} label="Call now" fill="orange" isOutlined />
      <Bar x={42} y={212} width={70} />
      <Panel x={160} y={90} width={178} height={210} radius={12} fill="ink" />
      <SceneText x={174} y={116} family="mono" tone="white">
        {'<head>'}
      </SceneText>
      <SceneText x={184} y={139} family="mono" tone="sky">
        {'<title>Boiler…'}
      </SceneText>
      <Bar x={176} y={149} width={152} height={42} radius={6} fill="wine" />
      <SceneText x={184} y={166} family="mono" tone="white">
        {'<meta "robots"'}
      </SceneText>
      <SceneText x={194} y={184} family="mono" tone="white">
        {'"noindex">'}
      </SceneText>
      <SceneText x={174} y={213} family="mono" tone="white">
        {'</head>'}
      </SceneText>
      <Line points="328,170 346,170 346,60" tone="orange" width={4} />
      <Disc x={328} y={170} radius={5} fill="orange" />
      <Pill x={258} y={44} width={90} height={24} label="Found" fill="orange" isOutlined />
    </>
  );
}
