import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A sack of grain with a scoop, and a jar of honey. */
export function Farming() {
  return (
    <>
      <g transform="translate(54 14) rotate(34)">
        <Panel x={-4} y={-13} width={8} height={18} radius={3} fill="accent" />
        <Shape d="M-13 26V10q0-8 8-8H5q8 0 8 8v16z" fill="softOnInk" />
      </g>
      <Shape d="M11 36c3-13 13-19 23-19 14 0 25 8 28 19z" fill="accentLight" />
      <Shape
        d="M20 29l3-3M30 24l3-3M24 21l2-2M50 29l3 2M36 30l3-2M42 22l3 2"
        line="seoDark"
        width={3}
      />
      <Shape d="M8 43h57c6 12 6 27 1 36q-2 4-6 4H14q-4 0-6-4c-6-10-5-25 0-36z" fill="seoField" />
      <Panel x={5} y={34} width={63} height={10} radius={5} fill="seoPale" />
      <Shape
        d="M36 77V53M36 60c-8 0-10-5-10-9 7 0 10 3 10 9zM36 60c8 0 10-5 10-9-7 0-10 3-10 9zM36 71c-8 0-10-5-10-9 7 0 10 3 10 9zM36 71c8 0 10-5 10-9-7 0-10 3-10 9z"
        fill="accent"
      />
      <Panel x={78} y={43} width={38} height={40} radius={9} fill="accent" />
      <Panel x={81} y={31} width={32} height={12} radius={3} fill="white" />
      <Panel x={78} y={53} width={38} height={19} radius={1} fill="white" />
      <Shape d="M97 56l6 3v7l-6 3-6-3v-7z" fill="accentLight" />
    </>
  );
}
