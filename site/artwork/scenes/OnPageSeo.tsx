import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
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
      <Shape
        d="M43 114h160m-160 12h122M43 173h94m-94 12h72M43 247h160m-160 60h160m-160 12h160m-160 160h160m-160 12h160m-160 12h160m-160 12h160m-160 24h160m-160 12h160m-160 12h160m-160 12h160m-160 24h160m-160 12h160m-160 12h160m-160 12h160m-160 24h160m-160 12h160m-160 12h160m-160 12h160"
        line="rule"
        width={6}
      />
      <Bar x={34} y={73} width={164} height={27} radius={5} fill="seoField" />
      <SceneText x={40} y={93} size={18} family="display">
        Boiler repair, Leeds
      </SceneText>
      <Bar x={34} y={140} width={114} height={21} radius={5} fill="seoField" />
      <SceneText x={40} y={155} size={13} family="bold">
        Same-day visits
      </SceneText>
      <Panel x={158} y={138} width={66} height={58} radius={8} fill="seoPale" />
      <Shape d="M173 196v-30c0-10 6-14 18-14s18 4 18 14v30M181 180h20m-10-15v6" />
      <Bar x={34} y={205} width={130} height={21} radius={5} fill="seoField" />
      <SceneText x={40} y={220} size={13} family="bold">
        What a visit costs
      </SceneText>
      <Bar x={40} y={279} width={110} fill="accentText" />
      <Panel x={40} y={340} width={166} height={112} radius={8} fill="seoPale" />
      <Shape d="M83 452v-52l40-40 40 40v52" fill="white" />
      <Shape d="M123 444c-20 0-12-24 0-40c12 16 20 40 0 40z" fill="accent" />
      <Shape d="M236 36h26M198 86h64M224 148h22v-22h16M164 216h98M150 282h112" />
      <Disc x={236} y={36} radius={4} />
      <Disc x={198} y={86} radius={4} />
      <Disc x={224} y={148} radius={4} />
      <Disc x={164} y={216} radius={4} />
      <Disc x={150} y={282} radius={4} />
      <Pill x={258} y={24} width={84} height={24} label="Title 54/60" isOutlined />
      <Pill x={258} y={74} width={50} height={24} label="H1" fill="accent" size={13} isOutlined />
      <Pill x={258} y={114} width={68} height={24} label="Alt text" isOutlined />
      <Pill x={258} y={204} width={50} height={24} label="H2" size={13} isOutlined />
      <Pill x={258} y={270} width={56} height={24} label="Link" isOutlined />
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
