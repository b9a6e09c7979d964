import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A website handover: what the owner receives, and where each old URL redirects. */
export function Handover() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Handover"
        about="www.example.com, a bike repair shop"
        edge="web"
        foot="Next.js"
        page="1"
      />
      <SceneText x={28} y={114} size={14} family="bold">
        In your name
      </SceneText>
      {owned.map(([name, what], index) => (
        <g key={name}>
          <Tick x={28} y={142 + index * 30} />
          <SceneText x={50} y={142 + index * 30} size={12} family="bold">
            {name}
          </SceneText>
          <SceneText x={128} y={142 + index * 30} size={12}>
            {what}
          </SceneText>
          <Line points={`28,${154 + index * 30} 372,${154 + index * 30}`} tone="rule" width={1} />
        </g>
      ))}
      <Panel x={28} y={320} width={344} height={132} radius={12} fill="webField" />
      <SceneText x={44} y={348} size={14} family="bold">
        Core Web Vitals
      </SceneText>
      {vitals.map(([name, limit], index) => (
        <g key={name}>
          <SceneText x={44} y={376 + index * 28} size={12}>
            {name}
          </SceneText>
          <SceneText x={142} y={376 + index * 28} size={12} tone="soft">
            {limit}
          </SceneText>
          <Pill
            x={284}
            y={361 + index * 28}
            width={58}
            height={22}
            label="Good"
            fill="sourcingField"
            size={12}
          />
        </g>
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Page map"
        about="Every old URL goes straight to its new page"
        edge="web"
        foot="Redirects: 308"
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Line points="600,126 600,144 472,144 472,160" />
      <Line points="557,160 557,144 643,144 643,160" />
      <Line points="600,144 728,144 728,160" />
      <Panel x={564} y={96} width={72} height={30} radius={8} fill="ink" />
      <SceneText x={600} y={116} size={13} family="mono" tone="white" anchor="middle">
        /
      </SceneText>
      {routes.map((route, index) => (
        <g key={route}>
          <Panel x={433 + index * 85.5} y={160} width={78} height={30} radius={8} fill="webField" />
          <SceneText x={472 + index * 85.5} y={179.5} size={12} family="mono" anchor="middle">
            {route}
          </SceneText>
        </g>
      ))}
      <Row y={230} cells={cells(['Old URL', 'New page'], 'bold')} from={428} to={772} isHead />
      {moves.map((move, index) => (
        <g key={move[0]}>
          <Row y={260 + index * 32} cells={cells(move, 'mono')} from={428} to={772} />
          <Line points={`606,${256 + index * 32} 634,${256 + index * 32}`} tone="web" width={2.5} />
          <Line
            points={`628,${250.5 + index * 32} 634,${256 + index * 32} 628,${261.5 + index * 32}`}
            tone="web"
            width={2.5}
          />
        </g>
      ))}
    </>
  );
}

const owned = [
  ['Repository', 'Source code, setup notes, commands'],
  ['Domain', 'Registered to you'],
  ['Hosting', 'Your contract, and a list of settings'],
  ['Logins', 'An administrator account'],
  ['Content', 'A short editing guide'],
  ['Old URLs', 'Redirects, on page 2'],
] as const;

const vitals = [
  ['Loading', 'within 2.5 s'],
  ['Response', 'within 200 ms'],
  ['Layout shift', '0.1 at most'],
] as const;

const routes = ['/repairs', '/prices', '/guides', '/visit'] as const;

const moves = [
  ['/index.php', '/'],
  ['/index.php?id=2', '/repairs'],
  ['/price-list.html', '/prices'],
  ['/blog/punctures.html', '/guides/punctures'],
  ['/blog/brakes.html', '/guides/brakes'],
  ['/find-us.html', '/visit'],
  ['/opening-hours.html', '/visit'],
] as const;

function cells([from, to]: readonly [string, string], family: 'bold' | 'mono') {
  return [
    { x: 428, text: from, family },
    { x: 648, text: to, family },
  ];
}
