import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A watering can and a plant in a pot. */
export function Garden() {
  return (
    <>
      <Shape d="M21 46C-3 42 1 78 22 73" width={7} />
      <Shape d="M21 46C-3 42 1 78 22 73" width={3} line="sourcing" />
      <Shape d="M26 42c0-24 26-24 26 0" width={7} />
      <Shape d="M26 42c0-24 26-24 26 0" width={3} line="sourcing" />
      <Shape d="M55 78c10-8 12-24 20-36l-6-5c-9 9-8 20-16 25z" fill="sourcing" />
      <Shape d="M65 36l10-17 15 17-18 8z" fill="sourcingLight" />
      <Shape d="M75 19c8-2 18 10 15 17z" fill="white" />
      <Shape d="M20 41h38l-2 42H22z" fill="sourcing" />
      <Shape d="M21 54h36M22 72h34" />
      <Shape d="M102 60V38" />
      <Shape
        d="M102 62c-14 0-17-8-16-14 10 0 16 4 16 14zM102 62c12 0 16-8 15-14-9 0-15 4-15 14z"
        fill="sourcingLight"
      />
      <Shape d="M102 44c-9-6-8-18 1-24 8 8 8 18-1 24z" fill="success" />
      <Shape d="M91 67h24l-3 16H94z" fill="accentLight" />
      <Panel x={88} y={60} width={30} height={8} radius={2} fill="accentLight" />
    </>
  );
}
