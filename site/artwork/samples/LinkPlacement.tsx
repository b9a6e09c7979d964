import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** An article before and after the editor added a link, and the list of all links. */
export function LinkPlacement() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Link sheet"
        about="Links to www.example.com/brakes, a bike repair shop’s guide"
        edge="seo"
        foot="youragency.example"
        page="Page 1 of 6"
      />
      <Bar x={28} y={90} width={424} height={34} radius={10} fill="seoField" />
      <SceneText x={44} y={111.5} size={13} family="bold">
        club.example/winter-bike
      </SceneText>
      <SceneText x={436} y={111.5} anchor="end">
        published in 2024, indexed by Google
      </SceneText>
      <Panel x={28} y={141} width={424} height={86} radius={10} />
      <Pill
        x={40}
        y={130}
        width={64}
        height={22}
        label="Before"
        fill="copyField"
        size={12}
        isOutlined
      />
      <SceneText x={46} y={178} size={15} family="display">
        {heading}
      </SceneText>
      <Words x={46} y={199} lines={[opening, `${middle} ${ending}`]} size={13} />
      <Panel x={28} y={245} width={424} height={123} radius={10} />
      <Pill
        x={40}
        y={234}
        width={56}
        height={22}
        label="After"
        fill="sourcingField"
        size={12}
        isOutlined
      />
      <SceneText x={46} y={282} size={15} family="display">
        {heading}
      </SceneText>
      <Bar x={128} y={306} width={238} height={19} radius={4} fill="seoField" />
      <Bar x={42} y={324} width={344} height={19} radius={4} fill="seoField" />
      <Words x={46} y={302} lines={[opening, middle]} size={13} />
      <SceneText x={132} y={320} size={13}>
        Hard to tell how much is left? A repair
      </SceneText>
      <SceneText x={46} y={338} size={13}>
        shop in Leeds shows
      </SceneText>
      <SceneText x={175} y={338} size={13} tone="accentText">
        how to measure a pad
      </SceneText>
      <Rule x={175} y={341} width={134} tone="accentText" />
      <SceneText x={313} y={338} size={13}>
        with a coin.
      </SceneText>
      <SceneText x={46} y={356} size={13}>
        {ending}
      </SceneText>
      <Row y={396} cells={cells(head)} from={28} to={452} isHead />
      {links.map((link, index) => (
        <Row key={link[0]} y={421 + index * 25} cells={cells(link)} from={28} to={452} />
      ))}
      <SceneText x={28} y={582} size={13} family="bold">
        What the editor changed
      </SceneText>
      <SceneText x={28} y={601}>
        We wrote “our guide shows”. It’s now “a repair shop in Leeds shows”.
      </SceneText>
    </>
  );
}

const heading = 'Get your bike ready for winter';
const opening = 'Salt and grit wear brake pads quickly, so check them before';
const middle = 'the first frost.';
const ending = 'Clean and oil the chain after each wet ride.';

type Link = readonly [article: string, text: string, mark: string, live: string];

function cells([article, text, mark, live]: Link) {
  return [
    { x: 28, text: article },
    { x: 198, text },
    { x: 396, text: mark, anchor: 'end' as const },
    { x: 452, text: live, anchor: 'end' as const },
  ];
}

const head: Link = ['Article', 'Link text', 'Marked', 'Live'];

const links: readonly Link[] = [
  ['club.example/winter-bike', 'how to measure a pad', 'followed', '12 June'],
  ['commute.example/squeal', 'worn brake pads', 'followed', '15 June'],
  ['towns.example/fix-or-buy', 'Bikeshed', 'sponsored', '15 June'],
  ['gear.example/disc-or-rim', 'www.example.com', 'nofollow', '16 June'],
  ['parents.example/first-bike', 'Bikeshed’s guide', 'nofollow', '17 June'],
  ['tours.example/checklist', 'when to change pads', 'followed', '18 June'],
];
