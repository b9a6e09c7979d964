import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Window } from '../parts/Window.tsx';

/** A page with labels in the margin: title, headings, picture, schema. */
export function OnPageSeo() {
  return (
    <>
      <Field of="seo" />
      <Window x={22} y={22} width={214} height={700} address="yourbusiness.co.uk/boilers" />
      <Bar x={34} y={73} width={164} height={27} radius={5} fill="seoField" />
      <SceneText x={40} y={93} size={18} family="display">
        Boiler repair, Leeds
      </SceneText>
      <Bar x={40} y={111} width={166} />
      <Bar x={40} y={123} width={128} />
      <Bar x={34} y={140} width={114} height={21} radius={5} fill="seoField" />
      <SceneText x={40} y={155} size={13} family="bold">
        Same-day visits
      </SceneText>
      <Bar x={40} y={170} width={100} />
      <Bar x={40} y={182} width={78} />
      <Panel x={158} y={138} width={66} height={58} radius={8} fill="seoPale" />
      <Shape d="M173 196v-30c0-10 6-14 18-14s18 4 18 14v30M181 180h20m-10-15v6" />
      <Bar x={34} y={205} width={130} height={21} radius={5} fill="seoField" />
      <SceneText x={40} y={220} size={13} family="bold">
        What a visit costs
      </SceneText>
      <Bar x={40} y={244} width={166} />
      <Bar x={40} y={279} width={110} fill="accentText" />
      <Panel x={40} y={308} width={166} height={300} radius={8} fill="seoPale" />
      <Line points="150,282 262,282" />
      <Disc x={150} y={282} radius={4} />
      <Pill x={258} y={270} width={56} height={24} label="Link" isOutlined />
      <Line points="236,36 262,36" />
      <Line points="198,86.5 262,86.5" />
      <Line points="224,148 246,148 246,126 262,126" />
      <Line points="164,215.5 262,215.5" />
      <Disc x={236} y={36} radius={4} />
      <Disc x={198} y={86.5} radius={4} />
      <Disc x={224} y={148} radius={4} />
      <Disc x={164} y={215.5} radius={4} />
      <Pill x={258} y={24} width={84} height={24} label="Title 54/60" isOutlined />
      <Pill x={258} y={74.5} width={50} height={24} label="H1" fill="accent" size={13} isOutlined />
      <Pill x={258} y={114} width={68} height={24} label="Alt text" isOutlined />
      <Pill x={258} y={203.5} width={50} height={24} label="H2" size={13} isOutlined />
      <Panel x={250} y={150} width={92} height={42} radius={10} fill="ink" />
      <SceneText x={262} y={167} size={10} tone="softOnInk">
        Schema
      </SceneText>
      <SceneText x={262} y={183} size={12} family="mono" tone="accentLight">
        "Plumber"
      </SceneText>
    </>
  );
}
