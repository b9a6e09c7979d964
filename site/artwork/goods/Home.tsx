import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A pendant lamp that hangs from the beam above, and patterned tiles. */
export function Home() {
  return (
    <>
      <Shape d="M14 46h38l12 38H2z" fill="seoField" line="none" />
      <Shape d="M25 46c0 12 16 12 16 0z" fill="white" />
      <Shape d="M33-6v22" width={3} />
      <Shape d="M28 22v-7h10v7c13 3 21 12 22 24H6c1-12 9-21 22-24z" fill="sourcing" />
      <Shape d="M15 40c2-6 6-10 12-12" line="white" width={3} />
      <Panel x={68} y={73} width={46} height={10} radius={2} fill="white" />
      <Panel x={72} y={63} width={46} height={10} radius={2} fill="webField" />
      <Panel x={74} y={23} width={40} height={40} radius={2} fill="white" />
      <Shape
        d="M74 43c11 0 20-9 20-20 0 11 9 20 20 20-11 0-20 9-20 20 0-11-9-20-20-20z"
        fill="web"
      />
      <Shape d="M74 31c4 0 8-4 8-8m24 0c0 4 4 8 8 8m0 24c-4 0-8 4-8 8m-24 0c0-4-4-8-8-8" />
    </>
  );
}
