import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A kettle and a frying pan. */
export function Kitchen() {
  return (
    <>
      <Shape d="M52 70c14-3 10-22 21-30l-6-7c-12 6-10 23-20 24z" fill="sourcingLight" />
      <Shape d="M10 52C2 4 58 4 50 52h-5c6-37-36-37-30 0z" fill="ink" />
      <Shape d="M8 83q-4 0-4-5c0-22 9-38 26-38s26 16 26 38q0 5-4 5z" fill="sourcingLight" />
      <Shape d="M17 44c2-8 24-8 26 0z" fill="white" />
      <Disc x={30} y={34} radius={4} fill="accent" />
      <Shape d="M4 74h52M13 66c1-7 4-12 8-15" />
      <Shape d="M13 66c1-7 4-12 8-15" line="white" width={3} />
      <Panel x={91} y={3} width={10} height={40} radius={5} fill="accent" />
      <Shape d="M96 10v3" width={4} />
      <Disc x={96} y={60} radius={23} fill="ink" />
      <Disc x={96} y={60} radius={17} fill="ink3" line="softOnInk" />
      <Shape d="M85 57c2-4 4-6 8-7" line="softOnInk" />
    </>
  );
}
