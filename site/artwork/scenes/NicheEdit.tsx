import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A link added to a sentence in a published article. */
export function NicheEdit() {
  return (
    <>
      <Field of="seo" />
      <Panel x={24} y={20} width={242} height={700} radius={6} />
      <SceneText x={42} y={44} size={11} tone="faint">
        Home blog
      </SceneText>
      <SceneText x={42} y={70} size={18} family="display">
        Cut your heating bill
      </SceneText>
      <Bar x={42} y={82} width={196} />
      <Bar x={42} y={94} width={160} />
      <SceneText x={42} y={125} size={14}>
        Bleed the radiators first.
      </SceneText>
      <SceneText x={42} y={148} size={14}>
        Still cold? Here is
      </SceneText>
      <Bar x={38} y={156} width={132} height={24} radius={5} fill="seoField" />
      <SceneText x={42} y={173} size={14} family="bold" tone="accentText">
        how to flush it
      </SceneText>
      <Line points="42,177 164,177" tone="accentText" width={1.5} />
      <SceneText x={42} y={197} size={14}>
        in an afternoon.
      </SceneText>
      <Bar x={42} y={211} width={196} />
      <Bar x={42} y={223} width={120} />
      <Bar x={42} y={247} width={196} />
      <Bar x={42} y={259} width={148} />
      <Panel x={42} y={285} width={196} height={108} radius={10} fill="seoPale" />
      <Shape d="M76 315h128v48H76zM92 315v48m16-48v48m16-48v48m16-48v48m16-48v48m16-48v48m16-48v48M204 354h16v39" />
      {[196, 160, 184, 178, 132, 190, 154].map((width, index) => (
        <Bar key={width} x={42} y={414 + index * 12} width={width} />
      ))}
      <Bar x={42} y={518} width={128} height={12} fill="faint" />
      {[196, 172, 188, 140, 192, 166, 180, 118].map((width, index) => (
        <Bar key={width} x={42} y={548 + index * 12} width={width} />
      ))}
      <Bar x={42} y={664} width={104} height={12} fill="faint" />
      <Bar x={42} y={694} width={196} />
      <RisingPath points="172,168 204,140 222,148 262,104" />
      <Pill
        x={222}
        y={184}
        width={92}
        height={26}
        label="Link added"
        fill="accent"
        size={12}
        isOutlined
      />
      <Panel x={250} y={34} width={102} height={58} radius={10} fill="ink" />
      <SceneText x={264} y={59} size={13} family="bold" tone="white">
        Your page
      </SceneText>
      <SceneText x={264} y={76} size={11} tone="softOnInk">
        A useful guide
      </SceneText>
    </>
  );
}
