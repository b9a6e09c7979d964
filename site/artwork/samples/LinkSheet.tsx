import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The unbranded list of a campaign's links, with the kind, date, link text and label of each. */
export function LinkSheet() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Link sheet"
        about="oak.example, a furniture maker. Checked on 23 June"
        edge="seo"
        foot="youragency.example"
        page="Page 1 of 41"
      />
      <Panel x={28} y={92} width={102} height={84} radius={10} fill="paper" isDashed />
      <SceneText x={79} y={139} size={13} family="bold" anchor="middle">
        Your logo
      </SceneText>
      <SceneText x={148} y={107} size={14} family="bold">
        481 links live
      </SceneText>
      {counts.map(({ count, kind, x, width }) => (
        <g key={kind}>
          <Bar x={x} y={120} width={width} height={56} radius={8} fill="seoField" />
          <SceneText x={x + 10} y={145} size={18} family="display">
            {count}
          </SceneText>
          <SceneText x={x + 10} y={165} size={12}>
            {kind}
          </SceneText>
        </g>
      ))}
      <LinkRow y={202} link={head} isHead />
      {links.map((link, index) => (
        <LinkRow key={link[0]} y={247 + index * 43} link={link} />
      ))}
      <SceneText x={28} y={606} size={12} family="bold">
        How they’re marked
      </SceneText>
      <SceneText x={452} y={606} size={12} anchor="end">
        96 followed, 385 nofollow, 0 sponsored
      </SceneText>
    </>
  );
}

type Link = readonly [
  url: string,
  kind: string,
  placed: string,
  text: string,
  to: string,
  mark: string,
];

/** The first line says where the link is, the second what it says and where it leads. */
function LinkRow({ y, link, isHead = false }: { y: number; link: Link; isHead?: boolean }) {
  const [url, kind, placed, text, to, mark] = link;
  const isLive = to !== '';
  return (
    <>
      <SceneText x={28} y={y} family="bold">
        {url}
      </SceneText>
      <SceneText x={256} y={y} family="bold">
        {kind}
      </SceneText>
      <SceneText x={404} y={y} family="bold" anchor="end">
        {placed}
      </SceneText>
      {isHead ? (
        <SceneText x={452} y={y} family="bold" anchor="end">
          Live
        </SceneText>
      ) : (
        <Mark y={y} isLive={isLive} />
      )}
      <Row
        y={y + 17}
        cells={[
          { x: 28, text, family: 'text', tone: isLive && !isHead ? 'accentText' : 'ink' },
          { x: 256, text: to, family: 'text' },
          { x: 452, text: mark, family: 'text', anchor: 'end' },
        ]}
        from={28}
        to={452}
        isHead={isHead}
      />
    </>
  );
}

function Mark({ y, isLive }: { y: number; isLive: boolean }) {
  return isLive ? <Tick x={440} y={y} /> : <Cross x={441} y={y} />;
}

const counts = [
  { count: '450', kind: 'foundation', x: 148, width: 86 },
  { count: '15', kind: 'Web 2.0', x: 240, width: 72 },
  { count: '15', kind: 'forum', x: 318, width: 62 },
  { count: '1', kind: 'DA 90+', x: 386, width: 66 },
] as const;

const head: Link = ['Page with the link', 'Kind', 'Placed', 'Link text', 'Points to', 'Marked'];

const links: readonly Link[] = [
  ['homes.example/makers/oak', 'DA 90+', '19 June', 'Oak & Ash', '/', 'nofollow'],
  [
    'posts.example/@oak/oil-or-wax',
    'Web 2.0',
    '10 June',
    'oiling a table',
    '/how-to-oil-oak',
    'followed',
  ],
  ['pages.example/oak-workshop', 'Web 2.0', '11 June', 'oak.example', '/', 'nofollow'],
  ['woodforum.example/t/4182', 'Forum', '12 June', 'their guide', '/how-to-oil-oak', 'nofollow'],
  [
    'diy.example/q/ring-on-oak',
    'Forum',
    '15 June',
    'how to lift a ring',
    '/rings-on-oak',
    'nofollow',
  ],
  ['leeds.example/makers/oak-ash', 'Foundation', '9 June', 'Oak & Ash Ltd', '/', 'nofollow'],
  ['trades.example/b/2140', 'Foundation', '9 June', 'www.oak.example', '/', 'followed'],
  [
    'talkdiy.example/t/991',
    'Forum',
    '12 June',
    'Removed by a moderator on 16 June',
    '',
    'not counted',
  ],
];
