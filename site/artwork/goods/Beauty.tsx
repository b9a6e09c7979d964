import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A pump bottle, a jar of cream, and brushes in a cup. */
export function Beauty() {
  return (
    <>
      <Shape d="M21 26V14" width={4} />
      <Shape d="M29 8v7H9c-2 6-6 5-6 1 0-5 3-8 8-8z" fill="white" />
      <Panel x={14} y={23} width={14} height={9} radius={2} fill="white" />
      <Panel x={4} y={32} width={34} height={51} radius={9} fill="copyField" />
      <Panel x={11} y={46} width={20} height={25} radius={3} />
      <Shape d="M21 65c-6-4-6-8 0-14 6 6 6 10 0 14zM21 65v-6" fill="sourcingField" />
      <Panel x={48} y={58} width={36} height={25} radius={6} fill="white" />
      <Panel x={46} y={47} width={40} height={12} radius={3} fill="ppcLight" />
      <Shape d="M56 71h20" width={3} line="ppc" />
      <Shape d="M101 56l-2-29h7l-1 29z" fill="accent" />
      <Panel x={98} y={21} width={9} height={8} radius={1} fill="white" />
      <Shape d="M98 21c-6-6 1-15 5-19 3 4 10 13 4 19z" fill="copy" />
      <Shape d="M108 58l3-19h5l-2 19z" fill="white" />
      <Shape d="M111 39c-1-5 2-9 6-12 1 4 1 8-1 12z" fill="ink" />
      <Shape d="M92 54h25l-3 25q-1 4-4 4h-11q-4 0-4-4z" fill="sourcingField" />
    </>
  );
}
