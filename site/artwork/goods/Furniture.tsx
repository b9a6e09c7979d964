import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** An armchair with a cushion, and a floor lamp. */
export function Furniture() {
  return (
    <>
      <Shape d="M14 74l-2 8M70 74l2 8" width={4} />
      <Shape d="M17 64V32q0-14 14-14h22q14 0 14 14v32z" fill="ppcLight" />
      <Shape d="M42 19v34" />
      <Panel x={16} y={56} width={52} height={20} radius={4} fill="ppcLight" />
      <Panel x={20} y={50} width={44} height={13} radius={5} fill="ppcField" />
      <Panel x={30} y={31} width={24} height={21} radius={5} fill="seoField" />
      <Shape
        d="M4 48c0-10 17-10 17 0v28H9q-5 0-5-5zM80 48c0-10-17-10-17 0v28h12q5 0 5-5z"
        fill="ppcLight"
      />
      <Shape d="M101 31v48" width={4} />
      <Shape d="M88 83c0-6 26-6 26 0z" fill="ink" />
      <Shape d="M92 4h18l8 28H84z" fill="seoField" />
      <Shape d="M110 32v12" />
      <Shape d="M110 46v.1" width={4} />
    </>
  );
}
