import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Sunglasses on folded jumpers, and a handbag. */
export function Fashion() {
  return (
    <>
      <Panel x={3} y={70} width={56} height={13} radius={5} fill="webLight" />
      <Panel x={5} y={57} width={52} height={13} radius={5} fill="white" />
      <Shape d="M5 64c14 2 38 2 44 0M3 77c14 2 40 2 48 0" />
      <Shape d="M6 40l9-11h4M56 40l-9-11h-4" />
      <Shape d="M27 43c2-4 6-4 8 0" />
      <Shape d="M4 39c8-2 16-2 24 0 1 10-3 17-11 17S5 51 4 39z" fill="ink" />
      <Shape d="M34 39c8-2 16-2 24 0-1 12-5 17-13 17s-12-7-11-17z" fill="ink" />
      <Shape d="M9 47l5-5M40 47l5-5" line="white" />
      <Shape d="M75 46c0-42 32-42 32 0h-6c0-32-20-32-20 0z" fill="copyField" />
      <Shape d="M70 42h42l6 36q0 5-5 5H69q-5 0-5-5z" fill="copyField" />
      <Shape d="M70 42h42l2 13c-8 12-38 12-46 0z" fill="copy" />
      <Disc x={91} y={64} radius={4} />
    </>
  );
}
