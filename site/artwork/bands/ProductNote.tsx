import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A note about a mug, with a photo, leads to the service that fits it. */
export function ProductNote() {
  return (
    <>
      <Panel x={36} y={302} width={236} height={108} fill="ink" />
      <SceneText x={56} y={332} size={14} tone="softOnInk">
        We suggest
      </SceneText>
      <SceneText x={56} y={364} size={26} family="display" tone="white">
        Private Label
      </SceneText>
      <Tick x={56} y={391} tone="accent" />
      <SceneText x={76} y={391} size={14} tone="white">
        Logo, box and sample
      </SceneText>
      <g transform="rotate(-3 126 130)">
        <Panel x={10} y={14} width={234} height={246} radius={6} />
        <Panel x={24} y={28} width={206} height={122} radius={3} fill="sourcingLight" />
        <Line points="25,128 229,128" />
        <Shape d="M150 68h14a18 18 0 0 1 18 18v6a18 18 0 0 1-18 18h-14" line="ink" width={12} />
        <Shape d="M150 68h14a18 18 0 0 1 18 18v6a18 18 0 0 1-18 18h-14" line="white" width={8} />
        <Shape d="M84 50h70v78a10 10 0 0 1-10 10H94a10 10 0 0 1-10-10z" fill="white" />
        <Shape d="M80 46h78v12H80z" fill="accent" />
        <Panel x={98} y={76} width={42} height={42} radius={21} fill="seoPale" isDashed />
        <Line points="108,104 116,97 122,100 130,89" tone="accent" width={4} />
        {needs.map(([name, answer], index) => (
          <g key={name} transform={`translate(24 ${180 + index * 32})`}>
            <SceneText size={14} tone="soft">
              {name}
            </SceneText>
            <SceneText x={206} size={15} family="bold" anchor="end">
              {answer}
            </SceneText>
          </g>
        ))}
      </g>
      <Shape d="M206 258v32m-12-12l12 13 12-13" line="accent" width={5} />
    </>
  );
}

const needs = [
  ['Quantity', '300 pieces'],
  ['Target price', '$2.10 each'],
  ['Extra', 'Our logo on it'],
] as const;
