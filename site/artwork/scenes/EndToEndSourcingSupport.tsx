import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Ship } from '../parts/Ship.tsx';

/** The sea route from the factory's port to yours. A hero also shows the north of the map. */
export function EndToEndSourcingSupport() {
  return (
    <>
      <Field of="sourcing" />
      <path
        d={land}
        stroke={palette.sourcingLight}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <Panel x={16} y={-50} width={150} height={46} radius={10} fill="accent" />
      <SceneText x={30} y={-31} size={13} family="bold">
        Order 14
      </SceneText>
      <SceneText x={30} y={-14} size={11}>
        Papers checked
      </SceneText>
      <RisingPath points="52,113 96,128 150,118 196,122 250,96 300,88" />
      <Disc x={52} y={113} radius={6} />
      <g transform="translate(150 96)">
        <Ship />
      </g>
      <Line points="52,120 52,140" />
      <Panel x={16} y={140} width={118} height={44} radius={10} />
      <SceneText x={28} y={159} size={13} family="bold">
        Shenzhen
      </SceneText>
      <SceneText x={28} y={175} size={11}>
        Inspected, loaded
      </SceneText>
      <Line points="300,74 300,81" />
      <Panel x={232} y={30} width={116} height={44} radius={10} />
      <SceneText x={245} y={49} size={13} family="bold">
        Los Angeles
      </SceneText>
      <SceneText x={245} y={65} size={11}>
        Papers ready
      </SceneText>
      <Panel x={216} y={188} width={132} height={34} radius={10} fill="ink" />
      <SceneText x={282} y={209.5} tone="white" anchor="middle">
        At sea, on schedule
      </SceneText>
    </>
  );
}

/** A world map of dots, row by row from the north. `o` is land. Dots are 10.4 units apart. */
const rows = [
  '....oooo...oooooo.....o..ooooo.....',
  '..oooooooo..ooooooo......ooooooo...',
  '.ooooooooooo.ooooooo....ooooooooooo',
  'ooooooooooooo.oooooooo.oooooooooooo',
  'oooooooooooooo.oooooooooooooooooooo',
  'ooooooooooooooooooooooooooooooooooo',
  'ooooooooooooooooooooooooooooooooooo',
  'ooooooooooooo.ooooooooooooooooooooo',
  'ooooooooooooo..oooooo.ooooooooooooo',
  'ooooooooooooooooooooooooooooooooooo',
  'oooooooooo..ooo......o..oooooooooo.',
  'ooooooooo....o........o....oooooooo',
  'oooooooooo..................ooooooo',
  'ooooooooo.o..................oooooo',
  'ooooo.o..o...................oooooo',
  'ooooo...oo...................oooooo',
  'oooooo.o......................ooooo',
  'oooooo..........................oo.',
  'oooo............................oo.',
  'ooo..o............................o',
  '.oo...o............................',
  '.o..o.o............................',
  '.o.ooo.............................',
  '..o..o...oo........................',
  '......o....o.......................',
  '.......oo.o........................',
  '.....oooooo........................',
  '....oooooooo.......................',
  '....oooooooo.......................',
];

const land = rows
  .flatMap((row, line) =>
    [...row].map((mark, column) =>
      mark === 'o' ? `M${Math.round(6 + column * 10.4)} ${Math.round(-69.6 + line * 10.4)}h0` : '',
    ),
  )
  .join('');
