import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A component tree beside the page it renders. */
export function Reactjs() {
  return (
    <>
      <Field of="web" />
      <Panel x={172} y={24} width={168} height={276} />
      <Panel x={184} y={36} width={144} height={24} radius={8} fill="paper" />
      <SceneText x={196} y={52} size={11}>
        yourshop.com
      </SceneText>
      <Bar x={184} y={68} width={144} height={58} radius={8} fill="sourcingField" />
      <Bread kind="sourdough" x={256} y={122} scale={0.48} />
      <SceneText x={188} y={150} size={18} family="display">
        Bread by eight.
      </SceneText>
      <Panel x={188} y={159} width={94} height={28} radius={14} fill="accent" />
      <SceneText x={235} y={177} size={11} family="bold" anchor="middle">
        Order a loaf
      </SceneText>
      <Bar x={188} y={203} width={132} />
      <Bar x={188} y={216} width={100} />
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
