import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A component tree beside the page that it renders. */
export function Reactjs() {
  return (
    <>
      <Field of="web" />
      <Panel x={172} y={24} width={900} height={276} />
      <Panel x={186} y={38} width={900} height={26} radius={8} fill="paper" />
      <SceneText x={198} y={55} size={11}>
        yourshop.com
      </SceneText>
      <SceneText x={188} y={94} size={22} family="display">
        Bread by
      </SceneText>
      <SceneText x={188} y={117} size={22} family="display">
        eight.
      </SceneText>
      <Bar x={188} y={130} width={96} />
      <Bar x={188} y={142} width={80} />
      <Panel x={188} y={159} width={94} height={28} radius={14} fill="accent" />
      <SceneText x={235} y={177} size={11} family="bold" anchor="middle">
        Order a loaf
      </SceneText>
      <Shape d="M298 86h80v118h-80z" fill="webField" />
      <Shape
        d="M310 168c0-40 12-48 44-48h40v62h-76c-5 0-8-6-8-14zM330 130l9 20m12-26l9 22"
        fill="seoField"
      />
      <Bar x={188} y={206} width={62} />
      <Bar x={188} y={220} width={150} />
      <Panel x={20} y={48} width={140} height={252} radius={12} fill="ink" />
      <Disc x={37} y={68} radius={4} fill="copy" line="none" />
      <Disc x={50} y={68} radius={4} fill="accentLight" line="none" />
      <SceneText x={64} y={72} size={11} tone="softOnInk">
        Home.tsx
      </SceneText>
      <Rule x={21} y={84} width={138} tone="ink3" />
      <SceneText x={36} y={107} family="mono" tone="white">
        {'<Page>'}
      </SceneText>
      <Line points="40,114 40,196" tone="ink3" />
      <SceneText x={50} y={130} family="mono" tone="webLight">
        {'<Headline />'}
      </SceneText>
      <SceneText x={50} y={153} family="mono" tone="webLight">
        {'<Photo />'}
      </SceneText>
      <Bar x={44} y={162} width={104} height={23} radius={6} fill="ink2" />
      <SceneText x={50} y={177} family="mono" tone="accentLight">
        {'<Order />'}
      </SceneText>
      <SceneText x={36} y={213} family="mono" tone="white">
        {'</Page>'}
      </SceneText>
      <Line points="148,173 187,173" tone="accent" width={4} />
      <Disc x={148} y={173} radius={5} fill="accent" />
    </>
  );
}
