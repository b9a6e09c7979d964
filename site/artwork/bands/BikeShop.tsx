import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The bicycle repair shop of the example, on the map among the customers who see it. */
export function BikeShop() {
  return (
    <>
      <Panel x={92} y={8} width={320} height={330} fill="seoPale" />
      <Shape d={streets} fill="white" line="none" />
      {customers.map(([x, y, radius, isReached]) => (
        <Disc key={`${x} ${y}`} x={x} y={y} radius={radius} fill={isReached ? 'accent' : 'white'} />
      ))}
      <Pill x={346} y={20} width={56} label="Sample" size={11} isOutlined />

      <Shape d="M24 264V124h176v140z" fill="white" />
      <Panel x={38} y={168} width={84} height={62} radius={4} fill="webField" />
      <Shape d="M62 199a18 18 0 1 1 36 0a18 18 0 1 1-36 0M80 181v36M62 199h36M67 186l26 26M93 186l-26 26" />
      <Panel x={140} y={164} width={44} height={110} radius={4} fill="ink" />
      <Line points="149,214 149,226" tone="white" width={3} />
      {awning.map((x, index) => (
        <Shape
          key={x}
          d={`M${x} 124h32v18a16 16 0 0 1-32 0z`}
          fill={index % 2 ? 'white' : 'accent'}
        />
      ))}
      <Panel x={8} y={92} width={208} height={34} radius={8} fill="ink" />
      <SceneText x={112} y={115} size={18} family="display" tone="white" anchor="middle">
        Harbour Cycles
      </SceneText>
      <Shape d="M112 88c-7-16-27-24-27-46a27 27 0 0 1 54 0c0 22-20 30-27 46z" fill="accent" />
      <SceneText x={112} y={49} size={18} family="display" anchor="middle">
        80%
      </SceneText>
      <Pill
        x={148}
        y={16}
        width={118}
        height={24}
        label="see it in the top 3"
        size={12}
        isOutlined
      />

      <Panel x={2} y={256} width={416} height={40} radius={4} />
      {[254, 362].map((x) => (
        <g key={x}>
          <Disc x={x} y={220} radius={35} fill="ink" />
          <Disc x={x} y={220} radius={29} fill="paper2" line="none" />
        </g>
      ))}
      <Shape d="M254 220l34-58 56-4-44 62zl46 0-18-70M362 220l-22-72" line="ink" width={9} />
      <Shape d="M254 220l34-58 56-4-44 62zl46 0-18-70M362 220l-22-72" line="accent" width={5} />
      <Shape d="M270 148h26M340 148l-4-12 22-2" width={5} />
      <Disc x={300} y={220} radius={9} fill="ink" />
      <Disc x={254} y={220} radius={4} fill="ink" />
      <Disc x={362} y={220} radius={4} fill="ink" />
    </>
  );
}

const streets =
  'M93 87l160-8 158 10v11l-158-10-160 8zM93 162l318-6v11l-318 6zM182 9h11l-4 300h-11zM326 9h11l4 300h-11z';

const awning = [16, 48, 80, 112, 144, 176];

/** Larger for more customers. The shop is in the top three for the orange ones. */
const customers = [
  [214, 66, 11, true],
  [296, 58, 9, false],
  [376, 72, 13, true],
  [238, 128, 13, true],
  [290, 112, 20, true],
  [374, 130, 9, false],
] as const;
